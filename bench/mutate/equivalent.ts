/** Mutants that nobody can tell from the code as it is, by their ids, each with the reason. */
export const equivalent: Readonly<Record<string, string>> = {}
