/** Kinds of lookup lists that describe people. */
export const lookupKinds = ['title', 'position', 'institution', 'boardRole', 'service'] as const
export type LookupKind = (typeof lookupKinds)[number]
