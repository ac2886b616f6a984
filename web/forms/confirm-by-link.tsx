import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { useSay } from '#web/language.ts'
import { useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { loadLink } from './mailed-link.ts'
import type { Refusal } from './sending.ts'

interface Props {
  words: Readonly<Record<'title' | 'lead' | 'confirm' | 'done' | 'invalid', Bilingual<string>>>
  /** Where one goes on from here. */
  actions: ReactNode
}

/** The page behind a link in a mail, which changes nothing: its button does. For `loadLink` and `sendLink`. */
export function ConfirmByLink({ words, actions }: Props) {
  const say = useSay()
  const [query] = useSearchParams()
  const { isValid } = useData<ReturnType<typeof loadLink>>()
  const refusal = useActionData() as Refusal | undefined
  const isDone = query.has('done')
  const lead = isValid && !isDone ? say(words.lead) : undefined
  return (
    <Section width="text">
      <TitleWithTrail title={say(words.title)} lead={lead} />
      {refusal && <Notice tone="danger" announce="alert" title={refusal.message} />}
      {isDone && <Notice tone="ok" title={say(words.done)} announce="status" actions={actions} />}
      {!isDone && !isValid && <Notice tone="warn" title={say(words.invalid)} actions={actions} />}
      {!isDone && isValid && <ConfirmForm button={say(words.confirm)} />}
    </Section>
  )
}

/** A button and nothing else: whoever presses it means it. */
export function ConfirmForm({ button }: { button: string }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Button type="submit" busy={isBusy}>
        {button}
      </Button>
    </Form>
  )
}
