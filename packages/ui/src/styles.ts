import './theme/layers.css.ts';
import './theme/themes.css.ts';
import './theme/density.css.ts';
import './theme/base.css.ts';
