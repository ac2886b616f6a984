/**
 * Meta of every call behind a mailed link. Only invalid tokens are counted: a valid link is never delayed by
 * those of others, and one mail program may open the links of many readers.
 */
export const linkCallMeta = { may: 'public', limitBy: { failed: 'tokenPage' } } as const
