import { media, vars } from '@aval/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Which picture is shown is said before the first paint: none to those whose page looks different. It shows once all of
// it has arrived: half of a row is laid out otherwise than the whole of it.
globalStyle('.picture', { display: 'none' });
globalStyle('html[data-picture=en] .picture[lang=en]:has(> .whole)', { display: 'block' });
globalStyle('html[data-picture=es] .picture[lang=es]:has(> .whole)', { display: 'block' });

/** Nobody's name, and nothing that depends on who it is. */
globalStyle('.picture [data-of-person]', { visibility: 'hidden' });

/** What only the code draws of a startup keeps its room, in the shape of what comes. */
globalStyle('.picture [data-of-startup]', {
  color: 'transparent',
  backgroundColor: vars.color.selected,
  borderColor: 'transparent',
  boxShadow: 'none',
});
globalStyle('.picture [role=img][data-of-startup]', { borderRadius: vars.radius.m });
globalStyle('.picture [data-of-startup] *', { visibility: 'hidden' });

// A narrow table is a list, which only its code can tell.
globalStyle('.picture table', { '@media': { [media.underMedium]: { visibility: 'hidden' } } });
