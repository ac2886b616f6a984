/** What the institute is called in affiliations, in any language. */
export const instituteNames = [
  'Erwin L. Hahn Institute',
  'Erwin L. Hahn Institut',
  'Erwin Hahn Institute',
  'Erwin Hahn Institut',
] as const
