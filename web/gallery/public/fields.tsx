import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Options, RadioGroup } from '#web/ui/form/choice-group.tsx'
import { DateField } from '#web/ui/form/date-field.tsx'
import { ErrorSummary, type FieldError } from '#web/ui/form/error-summary.tsx'
import { Fieldset } from '#web/ui/form/fieldset.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

const wrong = [
  ['name', 'Bitte geben Sie einen Namen an.'],
  ['email', 'Bitte geben Sie eine Adresse wie name@example.org an.'],
  ['phone', 'Bitte geben Sie eine Telefonnummer an.'],
  ['age', 'Bitte geben Sie eine ganze Zahl an.'],
  ['birthday', 'Bitte geben Sie ein gültiges Datum an.'],
  ['topic', 'Bitte wählen Sie ein Anliegen.'],
  ['country', 'Bitte wählen Sie ein Land aus der Liste.'],
  ['participation', 'Bitte wählen Sie, wie Sie teilnehmen.'],
  ['days', 'Bitte wählen Sie mindestens einen Tag.'],
  ['photo', 'Bitte wählen Sie eine Datei.'],
  ['password', 'Bitte geben Sie Ihr Passwort an.'],
  ['message', 'Bitte schreiben Sie eine Nachricht.'],
  ['consent', 'Bitte stimmen Sie zu.'],
] as const

/** Every kind of field with label and hint; the button shows all errors. */
export function FieldsSpecimen() {
  const [errors, setErrors] = useState<FieldError[]>([])
  const field = (name: (typeof wrong)[number][0]) => ({
    name,
    error: errors.find(error => error.field === name)?.message,
  })
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    setErrors(wrong.map(([name, message]) => ({ field: name, message })))
  }
  return (
    <Container>
      <PageTitle title="Felder" lead="Jede Art von Feld mit Beschriftung, Hinweis und Fehler." />
      <form className={layout.stack} onSubmit={refuse} noValidate>
        <ErrorSummary title="Bitte prüfen Sie diese Angaben" errors={errors} refusal={errors} />
        <Fieldset legend="Ihre Person">
          <TextField {...field('name')} label="Name" autoComplete="name" required />
          <TextField
            {...field('email')}
            type="email"
            label="E-Mail-Adresse"
            hint="Nur für unsere Antwort."
            autoComplete="email"
            required
          />
          <TextField
            {...field('phone')}
            type="tel"
            label="Telefon"
            optionalMark="freiwillig"
            autoComplete="tel"
          />
          <NumberField {...field('age')} label="Alter" hint="In Jahren." required />
          <DateField {...field('birthday')} label="Tag der Messung" min="2027-01-01" required />
        </Fieldset>
        <Select {...field('topic')} label="Anliegen" placeholder="Bitte wählen" choices={topics} required />
        <Select
          {...field('country')}
          label="Land"
          placeholder="Bitte wählen"
          first={[
            { value: 'DE', label: 'Deutschland' },
            { value: 'AT', label: 'Österreich' },
          ]}
          choices={[
            { value: 'EG', label: 'Ägypten' },
            { value: 'NL', label: 'Niederlande' },
          ]}
          autoComplete="country"
          required
        />
        <RadioGroup {...field('participation')} label="Teilnahme" choices={participations} required />
        <Options
          {...field('days')}
          label="An welchen Tagen?"
          hint="Mehrere sind möglich."
          choices={days}
          required
        />
        <FileField
          {...field('photo')}
          label="Bild"
          hint="JPEG oder PNG, höchstens 5 MB."
          accept="image/jpeg,image/png"
          problemOf={({ size }) =>
            size > 5_000_000 ? 'Diese Datei ist zu groß. Bitte wählen Sie eine kleinere.' : null
          }
          required
        />
        <PasswordField
          {...field('password')}
          label="Passwort"
          show="Zeigen"
          hide="Verbergen"
          autoComplete="off"
        />
        <TextArea {...field('message')} label="Nachricht" hint="Höchstens 5.000 Zeichen." required />
        <Checkbox {...field('consent')} label="Ich stimme der Verarbeitung meiner Angaben zu." required />
        <div className={layout.cluster}>
          <Button type="submit">Absenden</Button>
          <Button busy>Wird gesendet</Button>
        </div>
      </form>
    </Container>
  )
}

const topics = [
  { value: 'study', label: 'Teilnahme an einer Studie' },
  { value: 'press', label: 'Presse' },
]
const participations = [
  { value: 'inPresence', label: 'Vor Ort', hint: 'Hörsaal 3, Beginn um 17 Uhr.' },
  { value: 'online', label: 'Im Livestream' },
]
const days = [
  { value: 'thursday', label: 'Donnerstag' },
  { value: 'friday', label: 'Freitag' },
  { value: 'saturday', label: 'Samstag' },
]
