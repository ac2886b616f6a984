import { useQueryClient } from '@tanstack/react-query'
import type { Newsletter, NewsletterFields } from '#contract/newsletter/newsletter.ts'
import type { SendingAgain } from '#contract/newsletter/sending.ts'
import { newsletterSending as words } from '#messages/newsletter-sending.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import type { PanelProps } from '#web/records/record-side.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

type Order = { version: number; sendAt?: string | undefined } | { again: SendingAgain; confirm: string }

interface Sending {
  item: Newsletter
  form: Pick<PanelProps<NewsletterFields, Newsletter>['form'], 'keep'>
}

/** Returns a function that sends an issue and updates the form. It throws if the request is refused. */
export function useSend({ item: { id }, form }: Sending) {
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale('newsletter')
  return async (order: Order): Promise<void> => {
    try {
      const sent = await client.newsletter.backstage.change({ id, send: true, ...order })
      form.keep(sent)
      toast.done(say(words.started))
    } finally {
      await Promise.all([stale(), queries.invalidateQueries({ queryKey: ['newsletter', 'sending', id] })])
    }
  }
}
