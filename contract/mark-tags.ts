/** The HTML element of each mark of a text, wherever it is shown: on pages, in feeds, in letters. */
export const markTags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const
