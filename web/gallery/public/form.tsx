import { useState } from 'react'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/form/error-summary.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

const wrong: FieldError[] = [
  { field: 'email', message: 'Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de an.' },
  { field: 'consent', message: 'Bitte willigen Sie in die Verarbeitung Ihrer Angaben ein.' },
]

export function FormSpecimen() {
  const [errors, setErrors] = useState(wrong)
  const errorOf = (field: string) => errors.find(error => error.field === field)?.message
  return (
    <Container>
      <Breadcrumbs label="Sie sind hier" trail={[{ label: 'Start', href: '/de' }, { label: 'Kontakt' }]} />
      <PageTitle
        title="Kontakt"
        lead="Schreiben Sie uns. Wir antworten in der Regel innerhalb von zwei Werktagen."
      />
      <form className={layout.stack} onSubmit={event => event.preventDefault()} noValidate>
        <ErrorSummary title="Bitte prüfen Sie zwei Angaben" errors={errors} refusal={errors} />
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label="E-Mail-Adresse"
          hint="Nur für unsere Antwort."
          error={errorOf('email')}
          defaultValue="jonas@"
          autoComplete="email"
        />
        <TextField name="phone" label="Telefon" optionalMark="freiwillig" autoComplete="tel" />
        <Select
          name="topic"
          label="Anliegen"
          placeholder="Bitte wählen"
          choices={[
            { value: 'study', label: 'Teilnahme an einer Studie' },
            { value: 'press', label: 'Presse' },
          ]}
        />
        <TextArea name="message" label="Nachricht" hint="Höchstens 4 000 Zeichen." />
        <Checkbox
          name="consent"
          label={
            <>
              Ich stimme der <a href="/de/datenschutz">Datenschutzerklärung</a> zu. Meine Angaben werden nur
              zur Beantwortung verwendet.
            </>
          }
          error={errorOf('consent')}
        />
        <div className={layout.cluster}>
          <Button type="submit" onClick={() => setErrors([...wrong])}>
            Nachricht senden
          </Button>
          <Button busy>Wird gesendet</Button>
        </div>
      </form>
    </Container>
  )
}
