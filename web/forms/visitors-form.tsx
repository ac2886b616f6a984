import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { formParts } from '#messages/form-parts.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Consent, type ConsentTexts } from './consent.tsx'
import { type Fields, fieldsOf, type Labels, labelOf } from './fields.ts'
import type { Refusal } from './sending.ts'
import { toldBy, withName } from './told-errors.ts'

interface Props {
  /** Begins the ids of its fields. */
  name: string
  consent?: ConsentTexts
  send: Bilingual<string>
  /** What its button says meanwhile. */
  sending: Bilingual<string>
  /** The field of the file that comes with it: it is sent as a document, with and without JavaScript, and the answer is a page. */
  takesFile?: string
  labels: Labels
  /** The page it is sent to, and that answers, where it is another one. */
  action?: string | undefined
  /** It can't be sent well before our code is there, which says so by the event `form-ready`: a press of its button is kept. */
  waits?: boolean
  /** One of several forms of a page: sent as its field `action`. What was refused of another one is not shown here. */
  does?: string
  children: (fields: Fields) => ReactNode
}

/**
 * A form for visitors, with and without JavaScript: what was typed stays after a refusal, whose summary takes the
 * focus; a second click sends nothing.
 */
export function VisitorsForm(props: Props) {
  const { name, consent, send, sending, takesFile, action, waits = false, does, children } = props
  const say = useSay()
  const language = useLanguage()
  const answered = useActionData() as Refusal | undefined
  // Else what the page answers belongs to another form of it.
  const isOwn = !action && (does === undefined || answered?.values.action?.[0] === does)
  const refusal = isOwn ? answered : undefined
  const isBusy = useNavigation().state === 'submitting'
  const seconds = useSeconds()
  // Both languages' forms may be kept in one document.
  const labels = { ...props.labels, website: formParts.trap }
  const told = refusal && toldBy({ takesFile, labels }, refusal, language)
  const fields = fieldsOf({ id: `${name}-${language}`, language, labels, refusal: told })
  const submit = (event: FormEvent) => {
    if (isBusy) event.preventDefault()
    seconds.write()
  }
  return (
    <Form
      method="post"
      {...(action && { action })}
      {...(waits && { 'data-waits': '' })}
      noValidate
      className={layout.stack}
      onSubmit={submit}
      {...(takesFile && { encType: 'multipart/form-data', reloadDocument: true })}
    >
      {refusal && (
        <ErrorSummary
          refusal={refusal}
          isWhole={!hasFields(refusal)}
          title={hasFields(refusal) ? say(shell.errorSummary) : refusal.message}
          errors={Object.entries(told?.fields ?? {}).map(([field, message]) => ({
            field: fields.one(field).id,
            message: withName(labelOf(labels, field, language), message),
          }))}
        />
      )}
      {does && <input type="hidden" name="action" value={does} />}
      {children(fields)}
      <div hidden={!told?.fields.website}>
        <TextField {...fields.one('website')} required={false} autoComplete="off" tabIndex={-1} />
      </div>
      <input type="hidden" name="seconds" ref={seconds.input} />
      {consent && <Consent texts={consent} {...fields.tick('consent')} />}
      <div>
        <Button type="submit" busy={isBusy}>
          {say(isBusy ? sending : send)}
        </Button>
      </div>
    </Form>
  )
}

function hasFields({ fields }: Refusal): boolean {
  return Object.keys(fields).length > 0
}

/** How long the form was open, written when it is sent; nothing about it stands in the page. */
function useSeconds() {
  const input = useRef<HTMLInputElement>(null)
  const opened = useRef(0)
  useEffect(() => {
    opened.current ||= Date.now()
  }, [])
  const write = () => {
    if (input.current && opened.current > 0)
      input.current.value = String(Math.round((Date.now() - opened.current) / 1000))
  }
  return { input, write }
}
