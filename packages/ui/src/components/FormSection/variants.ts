const formSectionLevels = ['section', 'group'] as const;
export type FormSectionLevel = (typeof formSectionLevels)[number];

const formSectionLayouts = ['stack', 'columns', 'rows'] as const;
export type FormSectionLayout = (typeof formSectionLayouts)[number];
