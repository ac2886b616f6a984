import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { blankSettings, type RegistrationOption } from '#contract/events/settings.ts'
import { blankProject, type Project } from '#contract/groups/project.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import type { PollOption } from '#contract/polls/poll.ts'
import { QuestionFields } from '#web/events/question-fields.tsx'
import { ProjectFields } from '#web/groups/project-fields.tsx'
import { PartsOf } from '#web/parts/part-list.tsx'
import { CvField } from '#web/people/cv-field.tsx'
import { OptionFields } from '#web/polls/option-fields.tsx'
import { Fields } from '#web/records/fields.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'

/** Editable rows as used in backstage, as lines and as boxes: added, moved, removed and restored. */
export function RowsSpecimen() {
  return (
    <Stack gap="xl">
      <ScreenHead title="Zeilen" />
      <Stations />
      <Options />
      <Choices />
      <Projects />
      <Parts />
    </Stack>
  )
}

const noErrors = {}
const isNeeded = () => false

interface PartProps {
  name: string
  errors?: Record<string, string>
  children: ReactNode
}

function Part({ name, errors = noErrors, children }: PartProps) {
  return (
    <section aria-label={name}>
      <Fields prefix={`${name}-`} errors={errors} isNeeded={isNeeded}>
        {children}
      </Fields>
    </section>
  )
}

function Stations() {
  const [cv, setCv] = useState('1998: Diplom in Physik\n2002: Promotion\n2010–2015: Leiter der Werkstatt')
  return (
    <Part name="Stationen">
      <CvField id="cv" error={undefined} language="de" value={cv} onChange={setCv} />
    </Part>
  )
}

function Options() {
  const [options, setOptions] = useState<readonly PollOption[]>([])
  return (
    <Part name="Antworten einer Abstimmung">
      <OptionFields value={options} onChange={make => setOptions(now => make([...now]))} isFixed={false} />
    </Part>
  )
}

function Choices() {
  const [question, setQuestion] = useState<RegistrationOption>({ ...blankSettings.option, kind: 'choice' })
  return (
    <Part name="Frage einer Veranstaltung">
      <QuestionFields value={question} onChange={setQuestion} hasAnswers={false} />
    </Part>
  )
}

function Projects() {
  const [projects, setProjects] = useState<readonly Project[]>([{ ...blankProject }])
  const [errors, setErrors] = useState<Record<string, string>>(noErrors)
  // Simulates a save that the server refuses.
  const refuse = () => {
    const empty = projects.flatMap(({ title }, n) => (title.de === '' ? [`projects.${n}.title.de`] : []))
    setErrors(Object.fromEntries(empty.map(path => [path, 'Bitte ausfüllen.'])))
  }
  return (
    <Part name="Projekte einer Gruppe" errors={errors}>
      <ProjectFields value={projects} onChange={make => setProjects(now => make([...now]))} />
      <Button variant="default" mt="sm" onClick={refuse}>
        Leere ablehnen
      </Button>
    </Part>
  )
}

function Parts() {
  const [items, setItems] = useState<ContentItem[]>([])
  const form = {
    values: { items },
    errors: noErrors,
    update: (_: 'items', change: (now: ContentItem[]) => ContentItem[]) => setItems(change),
  }
  return (
    <Part name="Abschnitte einer Seite">
      <PartsOf form={form} most={30} />
    </Part>
  )
}
