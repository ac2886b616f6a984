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
import { orderedRefusal, withName } from './ordered-refusal.ts'
import type { Refusal } from './sending.ts'

interface Props {
  /** Prefix of the fields' ids. */
  name: string
  consent?: ConsentTexts
  send: Bilingual<string>
  /** Label of the button while submitting. */
  sending: Bilingual<string>
  /**
   * Name of the file field, if any: the form is then always submitted as a document, with and without
   * JavaScript, and the response is a page.
   */
  takesFile?: string
  labels: Labels
  /** Page that the form is sent to and that answers, if it is another one. */
  action?: string | undefined
  /**
   * The form should not be sent before hydration, which is signalled by the event `form-ready`: an earlier
   * press of the button is kept until then.
   */
  waits?: boolean
  /**
   * Value of the field `action`, if the page has several forms. Errors of the other forms are not shown in
   * this one.
   */
  does?: string
  children: (fields: Fields) => ReactNode
}

/**
 * A form for visitors, with and without JavaScript: a refusal keeps the typed values and moves the focus to
 * the error summary; a second click does not submit again.
 */
export function VisitorsForm(props: Props) {
  const { name, consent, send, sending, takesFile, action, waits = false, does, children } = props
  const say = useSay()
  const language = useLanguage()
  const answered = useActionData() as Refusal | undefined
  // Otherwise the page's answer belongs to another of its forms.
  const isOwn = !action && (does === undefined || answered?.values.action?.[0] === does)
  const refusal = isOwn ? answered : undefined
  const isBusy = useNavigation().state === 'submitting'
  const seconds = useSeconds()
  // The ids contain the language, because one document may hold the forms of both languages.
  const labels = { ...props.labels, website: formParts.trap }
  const ordered = refusal && orderedRefusal({ takesFile, labels }, refusal, language)
  const fields = fieldsOf({ id: `${name}-${language}`, language, labels, refusal: ordered })
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
          errors={Object.entries(ordered?.fields ?? {}).map(([field, message]) => ({
            field: fields.one(field).id,
            message: withName(labelOf(labels, field, language), message),
          }))}
        />
      )}
      {does && <input type="hidden" name="action" value={does} />}
      {children(fields)}
      <div hidden={!ordered?.fields.website}>
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

/** Number of seconds the form was open, written into a hidden field on submit; not visible on the page. */
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
