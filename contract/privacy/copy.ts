import { z } from 'zod'

/**
 * Why a process treats its database as a copy: it was last served on another host, belongs to another data
 * folder, is older than the folder records, or runs on another machine or another database server than
 * before.
 */
export const copyReasons = ['host', 'folder', 'older', 'machine'] as const
export type CopyReason = (typeof copyReasons)[number]

export const copyStanding = z.object({ reason: z.enum(copyReasons).nullable(), lettersHeld: z.int() })

/** What happens to waiting letters: those of a copy have mostly been sent by the original. */
export const heldLetters = z.enum(['discard', 'send'])
