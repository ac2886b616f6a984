/**
 * The meta of every call at the address of a mailed link. Wrong tokens alone are counted: a right link never waits for
 * those of others, and one mail program may open the links of many readers.
 */
export const behindLink = { may: 'public', limitBy: { failed: 'tokenPage' } } as const
