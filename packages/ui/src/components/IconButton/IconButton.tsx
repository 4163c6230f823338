import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButtonFace, type IconButtonFaceProps } from './IconButtonFace.tsx';

export interface IconButtonProps extends IconButtonFaceProps {
  /** False when the label is already printed next to the button. */
  hasTooltip?: boolean | undefined;
}

/** A button with only an icon, for small spaces and repeated actions. */
export function IconButton({ hasTooltip = true, ...face }: IconButtonProps) {
  const button = <IconButtonFace {...face} />;
  return hasTooltip ? <Tooltip content={face.label}>{button}</Tooltip> : button;
}
