import { data } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { previewWords as words } from '#messages/preview.ts'
import type { Client } from '#web/client.ts'
import { hiddenMeta } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData, withStatus } from '#web/page-data.ts'
import type { Preview } from '#web/shell/preview.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { slot } from '#web/ui/later/slot.tsx'
import { Section } from '#web/ui/layout/section.tsx'

// The preview component of each kind of record, loaded on demand from `<kind>.preview.tsx` of its area.
const files = import.meta.glob<Preview<unknown>>('../*/*.preview.tsx', { import: 'default' })
const previews = new Map(
  Object.entries(files).map(([path, preview]) => {
    const View = slot<{ shown: unknown }>(() => preview().then(({ View: Found }) => Found))
    return [/(\w+)\.preview\.tsx$/.exec(path)?.[1] ?? path, { preview, View }]
  }),
)

async function load(client: Client, { parameters: { kind = '', token = '' } }: Address) {
  const found = previews.get(kind)
  if (!found) throw data(null, { status: 404 })
  const { find } = await found.preview()
  try {
    return { kind, shown: await find(client, { token }) }
  } catch (error) {
    if (!isFailure(error, 'linkInvalid') && !isFailure(error, 'linkExpired')) throw error
    return withStatus({ kind, shown: null }, error.status) as never
  }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta = hiddenMeta(words.title)

/** The preview of a record, for visitors with a preview link. */
export default function PreviewPage() {
  const say = useSay()
  const { kind, shown } = useData<typeof load>()
  const View = previews.get(kind)?.View
  if (shown === null)
    return (
      <Section>
        <Notice tone="warn" title={say(words.invalid)}>
          {say(words.invalidLead)}
        </Notice>
      </Section>
    )
  return (
    <Section>
      <Notice title={say(words.title)}>{say(words.lead)}</Notice>
      {View && <View shown={shown} />}
    </Section>
  )
}
