import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButtonFace, type IconButtonFaceProps } from './IconButtonFace.tsx';

export interface IconButtonProps extends IconButtonFaceProps {
  /** Off where the label already stands beside the button. */
  hasTooltip?: boolean | undefined;
}

/** A button known by its icon, where room or repetition forbids a word. */
export function IconButton({ hasTooltip = true, ...face }: IconButtonProps) {
  const button = <IconButtonFace {...face} />;
  return hasTooltip ? <Tooltip content={face.label}>{button}</Tooltip> : button;
}
