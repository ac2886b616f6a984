import { day } from '#contract/durations.ts'
import { inBoth } from '#contract/language.ts'
import { lifeDays } from '#contract/lives.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { issueLink, type LinkPurpose, readLink } from '#server/platform/links/links.ts'
import { rowOf } from './items.ts'
import type { RecordKind } from './kind.ts'

/** Purpose of preview links, which show a record to anybody who has the link, for some days. */
export function previewPurpose(kind: RecordKindName): LinkPurpose {
  return { name: `preview ${kind}`, life: lifeDays.preview * day, uses: 'again', endsOlder: false }
}

/** Issues a link that shows the record in its current state. */
export async function createPreviewLink(kind: RecordKind, context: Context, id: number) {
  await rowOf(kind, context, id)
  const createdBy = context.caller?.id ?? null
  const { token, expiresAt } = await issueLink(context, previewPurpose(kind.name), id, { createdBy })
  return {
    address: inBoth(language => addressOf('preview', language, { kind: kind.name, token })),
    expiresAt: expiresAt.toISOString(),
  }
}

/** Returns the id of the record that a preview link shows. Throws like `readLink`. */
export async function idOfPreview(
  kind: RecordKind,
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<number> {
  const { subject } = await readLink(context, previewPurpose(kind.name), token)
  return subject
}
