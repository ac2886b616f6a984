import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { FileDetail } from '#contract/files/file.ts'
import { isOfKind } from '#contract/files/film.ts'
import { type Bilingual, languages } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { fileWords as words } from '#messages/file-manager.ts'
import { undescribed } from '#messages/undescribed.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { changedFields, merged } from '#web/records/form-values.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { setUnsaved } from '#web/shell/unsaved.ts'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { Focal } from './focal-point.tsx'
import { useRefreshFiles } from './use-files.ts'

interface Props {
  file: FileDetail
  /** Told whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void
  focal: ComponentType<{ file: FileDetail; value: Focal; onChange: (value: Focal) => void }> | null
}

const none = { de: '', en: '' }
const spoken = (text: Bilingual<string>) => (text.de || text.en ? text : null)

/** The data of a file that staff edit. */
export function FileForm({ file, onTyped, focal: FocalPoint }: Props) {
  const say = useSay()
  const fresh = useRefreshFiles()
  const { values, setValues, isChanged } = useValues(file, onTyped)
  const change = (changes: Partial<typeof values>) => setValues(now => ({ ...now, ...changes }))
  const save = async () => {
    const { alt, caption, credit, ...others } = values
    const texts = { alt: spoken(alt), caption: spoken(caption), credit: spoken(credit) }
    await client.files.change({ id: file.id, version: file.version, ...others, ...texts })
    toast.done(say(backstage.saved))
    await fresh()
  }
  const mayBeDrawn = FocalPoint !== null || isOfKind(file.type, 'video') || isOfKind(file.type, 'hlsVideo')
  return (
    <CheckedForm onSubmit={save}>
      <Stack gap="sm">
        {FocalPoint && <FocalPoint file={file} value={values} onChange={change} />}
        {FocalPoint && <Description values={values} onChange={change} />}
        {mayBeDrawn && (
          <NativeSelect
            label={say(words.ground)}
            description={say(words.groundHint)}
            value={values.ground ?? ''}
            data={[
              { value: '', label: say(words.noDrawing) },
              { value: 'light', label: say(words.onLight) },
              { value: 'dark', label: say(words.onDark) },
            ]}
            onChange={event =>
              change({ ground: (event.currentTarget.value || null) as FileDetail['ground'] })
            }
          />
        )}
        <Both
          {...{ name: 'caption', label: words.caption, most: 500, value: values.caption }}
          onChange={caption => change({ caption })}
        />
        <Both
          {...{ name: 'credit', label: words.credit, most: 200, value: values.credit }}
          onChange={credit => change({ credit })}
        />
        <TextInput
          name="licence"
          label={say(words.licence)}
          description={say(words.licenceHint)}
          value={values.licence}
          maxLength={200}
          onChange={event => change({ licence: event.currentTarget.value })}
        />
        <GrowingText
          name="consentNote"
          label={say(words.consent)}
          description={say(words.consentHint)}
          value={values.consentNote}
          maxLength={1000}
          minRows={2}
          onChange={event => change({ consentNote: event.currentTarget.value })}
        />
        <Switch
          label={say(words.isPublic)}
          description={say(words.isPublicHint)}
          checked={values.isPublic}
          onChange={event => change({ isPublic: event.currentTarget.checked })}
        />
        <SubmitButton disabled={!isChanged}>{say(words.save)}</SubmitButton>
      </Stack>
    </CheckedForm>
  )
}

/** What is typed stays where the file has another version: by a save here or elsewhere, or as it was replaced. */
function useValues(file: FileDetail, onTyped: Props['onTyped']) {
  const stored = valuesOf(file)
  const [values, setValues] = useState(stored)
  const [base, setBase] = useState({ version: file.version, stored })
  if (base.version !== file.version) {
    setBase({ version: file.version, stored })
    setValues(now => merged(base.stored, now, stored))
  }
  const isChanged = changedFields(stored, values).length > 0
  const screen = `file-${file.id}`
  const report = useEffectEvent((isTyped: boolean) => {
    setUnsaved(screen, isTyped)
    onTyped(isTyped)
  })
  useEffect(() => report(isChanged), [isChanged])
  useEffect(() => () => report(false), [])
  return { values, setValues, isChanged }
}

function valuesOf({ alt, caption, credit, isDecorative, undescribedReason, ...file }: FileDetail) {
  const { licence, consentNote, focalX, focalY, ground, isPublic } = file
  return {
    ...{ alt: alt ?? none, caption: caption ?? none, credit: credit ?? none },
    ...{ isDecorative, undescribedReason, licence, consentNote, focalX, focalY, ground, isPublic },
  }
}

type Values = ReturnType<typeof valuesOf>

interface DescriptionProps {
  values: Values
  onChange: (changes: Partial<Values>) => void
}

/** Description of a picture: a text, the mark as decorative, or the reason why it has none. */
function Description({ values, onChange }: DescriptionProps) {
  const say = useSay()
  const { isDecorative, alt, undescribedReason } = values
  return (
    <>
      <Switch
        label={say(words.decorative)}
        checked={isDecorative}
        onChange={event => onChange({ isDecorative: event.currentTarget.checked })}
      />
      {!isDecorative && (
        <Both
          {...{ name: 'alt', label: words.description, most: 300, value: alt }}
          onChange={next => onChange({ alt: next })}
        />
      )}
      {!isDecorative && !(alt.de && alt.en) && (
        <TextInput
          name="undescribedReason"
          label={say(undescribed.reasonOfFile)}
          value={undescribedReason}
          maxLength={300}
          onChange={event => onChange({ undescribedReason: event.currentTarget.value })}
        />
      )}
    </>
  )
}

interface BothProps {
  name: string
  label: Bilingual<string>
  most: number
  value: Bilingual<string>
  onChange: (value: Bilingual<string>) => void
}

/** A text of one paragraph in both languages, one below the other. */
function Both({ name, label, most, value, onChange }: BothProps) {
  const say = useSay()
  const inLanguages = { de: words.german, en: words.english }
  return languages.map(language => (
    <GrowingText
      key={language}
      name={`${name}.${language}`}
      lang={language}
      label={`${say(label)} ${say(inLanguages[language])}`}
      value={value[language]}
      maxLength={most}
      onChange={event => onChange({ ...value, [language]: event.currentTarget.value.replace(/\n/g, ' ') })}
    />
  ))
}
