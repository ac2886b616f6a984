import { z } from 'zod'

/**
 * Why a process takes its database for a copy: it was served on another host last, belongs to another data folder, or is
 * older than the folder knows it, or runs on another machine than before, or on another server of databases.
 */
export const copyReasons = ['host', 'folder', 'older', 'machine'] as const
export type CopyReason = (typeof copyReasons)[number]

export const copyStanding = z.object({ reason: z.enum(copyReasons).nullable(), lettersHeld: z.int() })

/** What becomes of letters that wait: those of a copy have mostly been sent by the original. */
export const heldLetters = z.enum(['discard', 'send'])
