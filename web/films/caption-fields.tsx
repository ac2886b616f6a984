import { type Bilingual, languages } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { films } from '#messages/films-backstage.ts'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'

type Captions = Bilingual<number | null>

interface Props {
  value: Captions
  /** Called with a function that updates the current value. */
  onChange: (change: (now: Captions) => Captions) => void
}

/** The captions of a film, a file for each language. */
export function CaptionFields({ value, onChange }: Props) {
  const say = useSay()
  const names = say(records.languageNames)
  return languages.map(language => (
    <FileField
      key={language}
      label={`${say(films.captions)} (${names[language]})`}
      kind="captions"
      folder="videos/captions"
      accept=".vtt,text/vtt"
      value={value[language]}
      onChange={id => onChange(now => ({ ...now, [language]: id }))}
    />
  ))
}
