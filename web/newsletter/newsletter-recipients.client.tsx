import { Badge } from '@mantine/core'
import { IconFileCheck, IconMail, IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { Recipient, RecipientState } from '#contract/newsletter/recipient.ts'
import { fetching } from '#messages/fetching.ts'
import { givenConsents } from '#messages/given-consents.ts'
import {
  disabledCount,
  disabledReasonNames,
  enabledCount,
  languageNames,
  recipientColumns,
  recipientCount,
  recipientStateNames,
  recipients as say,
} from '#messages/newsletter-recipients.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { BulkAction, ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { oneByOne } from '#web/lists/one-by-one.ts'
import { optionsOf } from '#web/lists/options-of.ts'
import { useBulk } from '#web/lists/use-bulk.ts'
import { ConsentsDialog } from '#web/records/given-consents.tsx'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { ImportButton } from './import-dialog.tsx'

const { recipients: call, disable: setDisabled } = client.newsletter.backstage
const stop = oneByOne(id => setDisabled({ id, disabled: true }))
const begin = oneByOne(id => setDisabled({ id, disabled: false }))

// A recipient who reported an issue as spam cannot be enabled by staff, only by subscribing again.
function mayEnable({ state, disabledReason }: Recipient): boolean {
  return state === 'disabled' && disabledReason !== 'complaint'
}

const disable: BulkAction<Recipient> = {
  label: say.disable,
  applies: ({ state }) => state === 'active',
  run: stop,
  done: disabledCount,
  undo: begin,
}
const enable: BulkAction<Recipient> = {
  label: say.enable,
  applies: mayEnable,
  run: begin,
  done: enabledCount,
  undo: stop,
}

/** Recipients of the newsletter: active, unconfirmed and disabled ones. */
export default function NewsletterRecipients() {
  const words = useSay()
  const [consentsOf, setConsentsOf] = useState<Recipient | null>(null)
  const { start } = useBulk<Recipient>('newsletter')
  return (
    <>
      <ListScreen<Recipient>
        list={{
          name: 'newsletter.backstage.recipients',
          kind: 'newsletter',
          call,
          title: say.title,
          lead: say.lead,
          count: recipientCount,
          failed: fetching.recipients,
          empty: { title: say.empty, lead: say.emptyLead },
          columns: useColumns(),
          sort: '-createdAt',
          filters: [
            {
              name: 'state',
              label: recipientColumns.state,
              is: 'several',
              options: optionsOf(recipientStateNames, words),
            },
            {
              name: 'disabledReason',
              label: recipientColumns.disabledReason,
              is: 'several',
              options: optionsOf(disabledReasonNames, words),
            },
            {
              name: 'locale',
              label: recipientColumns.locale,
              is: 'one',
              options: optionsOf(languageNames, words),
            },
            { name: 'created', label: recipientColumns.createdAt, is: 'days' },
          ],
          first: <ImportButton />,
          nameOf: ({ email }) => email,
          bulk: [disable, enable],
          rowActions: row => [
            { label: givenConsents.show, icon: IconFileCheck, run: () => setConsentsOf(row) },
            ...(row.state === 'active'
              ? [{ label: say.disable, icon: IconMailOff, run: () => start(disable, [row]) }]
              : []),
            ...(mayEnable(row)
              ? [{ label: say.enable, icon: IconMail, run: () => start(enable, [row]) }]
              : []),
          ],
        }}
      />
      <ConsentsDialog
        table="newsletterSubscribers"
        row={consentsOf && { id: consentsOf.id, name: consentsOf.email }}
        onClose={() => setConsentsOf(null)}
      />
    </>
  )
}

const colours: Record<RecipientState, string> = {
  pending: 'var(--muted)',
  active: 'var(--ok)',
  disabled: 'var(--warn)',
}

function useColumns(): ListColumn<Recipient>[] {
  const words = useSay()
  const momentOf = useShortMomentOf()
  const timeOf = (moment: string | null) => moment && <time>{momentOf(moment)}</time>
  return [
    { key: 'email', label: recipientColumns.email, sort: 'email', show: ({ email }) => email },
    {
      key: 'state',
      label: recipientColumns.state,
      show: ({ state, pausedUntil }) => (
        <>
          <Badge variant="outline" color={colours[state]}>
            {words(recipientStateNames[state])}
          </Badge>
          {pausedUntil && (
            <>
              {' '}
              {words(recipientColumns.pausedUntil)} {timeOf(pausedUntil)}
            </>
          )}
        </>
      ),
    },
    {
      key: 'disabledReason',
      label: recipientColumns.disabledReason,
      sort: 'disabledAt',
      show: ({ disabledReason, disabledAt }) =>
        disabledReason && (
          <>
            {words(disabledReasonNames[disabledReason])}, {timeOf(disabledAt)}
          </>
        ),
    },
    { key: 'locale', label: recipientColumns.locale, show: ({ locale }) => words(languageNames[locale]) },
    {
      key: 'created',
      label: recipientColumns.createdAt,
      sort: 'createdAt',
      show: ({ createdAt }) => timeOf(createdAt),
    },
    {
      key: 'activated',
      label: recipientColumns.activatedAt,
      sort: 'activatedAt',
      show: ({ activatedAt }) => timeOf(activatedAt),
    },
    {
      key: 'legalBasis',
      label: recipientColumns.legalBasis,
      show: ({ legalBasis }) => legalBasis,
    },
  ]
}
