import { allCalls } from '#contract/addresses.ts'
import { fail } from '#contract/errors.ts'
import { mayDo } from '#contract/permissions.ts'
import { type SettingsOfList, usualSettings } from '#contract/site/list-settings.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'

/**
 * Returns the caller's settings for a list, by the name of its call. Throws `notFound` if there is no such
 * list or the caller may not read it.
 */
export async function settingsOf(context: Context, list: string): Promise<SettingsOfList> {
  const userId = owner(context, list)
  const row = await context.db
    .selectFrom('listSettings')
    .select('settings')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
  return row?.settings ?? usualSettings
}

export async function keepSettings(
  context: Context,
  { list, ...settings }: SettingsOfList & { list: string },
): Promise<SettingsOfList> {
  const userId = owner(context, list)
  await context.db
    .insertInto('listSettings')
    .values({ userId, list, settings: asJson(settings) })
    .onConflict(conflict => conflict.columns(['userId', 'list']).doUpdateSet({ settings: asJson(settings) }))
    .execute()
  return settings
}

// Only existing lists can have settings, so that callers cannot fill the table with arbitrary names.
function owner({ caller }: Context, list: string): number {
  const call = lists.get(list)
  if (!caller || !call || !mayDo(call.meta.may, caller.flags)) throw fail('notFound')
  return caller.id
}

const lists = new Map(
  allCalls()
    .filter(({ meta }) => meta.isList === 'pages')
    .map(call => [call.name, call]),
)
