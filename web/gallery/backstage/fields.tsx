import { Code, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DateInput } from '#web/dates/date-input.tsx'
import { Fields, useField } from '#web/records/fields.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import { TagsField } from '#web/records/tags-field.tsx'
import { VisibilityPanel } from '#web/records/visibility-panel.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'

/** Fields of backstage beside plain ones: days, moments, tags, the visibility switch, and required fields. */
export function BackstageFieldsSpecimen() {
  return (
    <Fields prefix="specimen-" errors={{ refused: 'Bitte füllen Sie dieses Feld aus.' }} isNeeded={isNeeded}>
      <Stack gap="md" maw={520}>
        <ScreenHead title="Felder" about={[{ label: 'Neuigkeiten', href: '/de/backstage/info/news' }]} />
        <Dates />
        <Tags />
        <Visible />
        <Required />
      </Stack>
    </Fields>
  )
}

const isNeeded = (path: string) => path === 'name'

function Dates() {
  const [day, setDay] = useState<string | null>(null)
  const [begins, setBegins] = useState<string | null>(null)
  const [ends, setEnds] = useState<string | null>(null)
  return (
    <Panel title="Tage und Zeiten">
      <DateInput label="Tag" value={day} onChange={setDay} min="2027-01-01" mb="sm" />
      <MomentField name="begins" label="Beginn" value={begins} onChange={setBegins} />
      <MomentField name="ends" label="Ende" isEnd begins={begins} value={ends} onChange={setEnds} />
      <Text size="sm">
        Gehalten: <Code data-testid="dates">{JSON.stringify({ day, begins, ends })}</Code>
      </Text>
    </Panel>
  )
}

const known = ['7 Tesla', 'Spulen', 'Suszeptibilität']

function Tags() {
  const [tags, setTags] = useState(['Spulen'])
  return (
    <Panel title="Schlagwörter">
      <TagsField
        value={tags}
        onChange={setTags}
        suggest={async q => known.filter(tag => tag.toLowerCase().includes(q.toLowerCase()))}
      />
    </Panel>
  )
}

const hidden = { isVisible: false, publishAt: null, unpublishAt: null }

function Visible() {
  const [values, setValues] = useState<Parameters<typeof VisibilityPanel>[0]['values']>(hidden)
  return (
    <Panel title="Sichtbarkeit">
      <VisibilityPanel
        values={values}
        kept={hidden}
        onVisible={isVisible => setValues(now => ({ ...now, isVisible }))}
        onDate={(name, moment) => setValues(now => ({ ...now, [name]: moment }))}
      />
    </Panel>
  )
}

function Required() {
  const field = useField()
  return (
    <Panel title="Pflicht und Ablehnung">
      <TextInput {...field('name')} label="Name" mb="sm" />
      <Select {...field('refused')} label="Thema" data={['Forschung', 'Lehre']} />
    </Panel>
  )
}
