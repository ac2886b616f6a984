/** The lists of words that people are described by. */
export const lookupKinds = ['title', 'position', 'institution', 'boardRole', 'service'] as const
export type LookupKind = (typeof lookupKinds)[number]
