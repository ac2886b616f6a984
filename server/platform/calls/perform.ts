import type { z } from 'zod'
import { factorTimes } from '#contract/account/second-factor.ts'
import { type BoundCall, parametersIn } from '#contract/addresses.ts'
import type { CacheTag } from '#contract/call.ts'
import { type Failure, fail, isFailure } from '#contract/errors.ts'
import { mayDo } from '#contract/permissions.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import { transact } from '#server/platform/database/database.ts'
import { failureOfOthers } from './away.ts'
import { unprintableIn } from './characters.ts'
import type { Context } from './context.ts'
import type { Handler } from './handlers.ts'
import { inTransaction } from './in-transaction.ts'
import { localizeFailure } from './problem.ts'
import { failureOfIssues } from './validation.ts'

/** A call of the contract with its handler. */
export interface BoundHandler extends BoundCall {
  handle: Handler<BoundCall['procedure']>
}

/**
 * Runs a call, from pages as well as over HTTP: checks rights and input, runs it in a transaction, filters
 * the answer and clears caches. Throws a `Failure` in the caller's language.
 */
export async function perform(call: BoundHandler, input: unknown, context: Context): Promise<unknown> {
  try {
    guard(call, context)
    refuseUnready(call, context)
    const checked = check(call, input)
    if (isDangerous(call, checked)) refuseUnproved(context)
    await takeLimit(call, context)
    for (const tag of call.meta.reads ?? []) context.reads.tags.add(tag)
    const answer = await run(call, checked, context)
    return stripToContract(call, answer)
  } catch (error) {
    const failure = isFailure(error) ? error : failureOfOthers(error)
    throw failure ? localizeFailure(await countInvalidLink(call, failure, context), context) : error
  }
}

// Invalid links are counted only once they are known to be invalid, so that a valid link is never refused
// because of others' attempts.
async function countInvalidLink(
  { meta }: BoundCall,
  failure: Failure,
  { limits, ip }: Context,
): Promise<Failure> {
  if (!meta.limitBy?.failed || failure.code !== 'linkInvalid') return failure
  try {
    await limits.take(meta.limitBy.failed, ip)
    return failure
  } catch (error) {
    if (isFailure(error)) return error
    throw error
  }
}

function guard(call: BoundCall, { caller }: Context): void {
  if (mayDo(call.meta.may, caller?.flags ?? null)) return
  throw fail(caller ? 'notAllowed' : 'notLoggedIn')
}

// The caller has the right, but lacks a second factor or a recent proof of identity.
function refuseUnready({ meta }: BoundCall, context: Context): void {
  if (context.caller?.lacksFactor && !meta.beforeFactor) throw fail('secondFactorNeeded')
  if (meta.asksAgain === true) refuseUnproved(context)
}

// Before dangerous actions, because a screen may have been left open or a token stolen.
function refuseUnproved({ caller, clock }: Context): void {
  if (!caller) return
  const since = clock().getTime() - (caller.provedAt?.getTime() ?? 0)
  if (since > factorTimes.proof) throw fail('proofNeeded')
}

function isDangerous({ meta: { asksAgain } }: BoundCall, input: unknown): boolean {
  return typeof asksAgain === 'function' && asksAgain(input as never)
}

// Invalid input does not count against the limit, so that a form can be corrected any number of times.
async function takeLimit({ meta }: BoundCall, { limits, ip, caller }: Context): Promise<void> {
  if (meta.limitBy?.ip) await limits.take(meta.limitBy.ip, ip)
  if (meta.limitBy?.user) await limits.take(meta.limitBy.user, String(caller?.id))
}

function check(call: BoundCall, input: unknown): unknown {
  const schema = call.procedure['~orpc'].inputSchema as z.ZodType | undefined
  const inPath = parametersIn(call.path)
  const unprintable = unprintableIn(input)
  if (unprintable.some(path => inPath.includes(path))) throw fail('notFound')
  if (unprintable.length > 0)
    throw fail('invalid', { fields: Object.fromEntries(unprintable.map(path => [path, 'characters'])) })
  const result = schema?.safeParse(input)
  if (result && !result.success) throw failureOfIssues(result.error.issues, { input, inPath })
  return result?.data
}

async function run(call: BoundHandler, input: unknown, given: Context): Promise<unknown> {
  const context = { ...given, wrote: new Set<CacheTag>() }
  if (call.method === 'GET') return call.handle(input, context)
  if (call.meta.inTransaction === false) {
    const answer = await call.handle(input, context)
    const writes = writtenBy(call, context)
    if (writes.length > 0) await transact(context.db, trx => clearCaches(trx, writes))
    context.cache.clear(writes)
    return answer
  }
  const answer = await inTransaction(context, async trx => {
    const result = await call.handle(input, trx)
    await clearCaches(trx.db, writtenBy(call, context))
    return result
  })
  context.cache.clear(writtenBy(call, context))
  return answer
}

/** Returns the tags that a call always changes, and those that it changed this time. */
function writtenBy({ name, meta }: BoundCall, { wrote }: Context): CacheTag[] {
  const { writes = [], mayWrite = [] } = meta
  const undeclared = [...wrote].find(tag => ![...writes, ...mayWrite].includes(tag))
  if (undeclared)
    throw new Error(`The call ${name} has changed ${undeclared}, which its contract does not say.`)
  return [...new Set([...writes, ...wrote])]
}

// Removes all fields that the contract does not name.
function stripToContract(call: BoundCall, answer: unknown): unknown {
  const schema = call.procedure['~orpc'].outputSchema as z.ZodType | undefined
  return schema ? schema.parse(answer) : answer
}
