import { TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField, useTextField } from '#web/records/fields.tsx'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { CvField } from './cv-field.tsx'
import type { UpdatedFieldsProps } from './name-fields.tsx'

interface Props extends UpdatedFieldsProps {
  language: Language
}

/** Fields of a person about themselves, in one language. */
export function AboutFields({ language, values, set, update }: Props) {
  const say = useSay()
  const field = useField()
  const textField = useTextField()
  return (
    <>
      <TextInput
        {...field(`pronoun.${language}`)}
        lang={language}
        label={say(words.pronoun)}
        value={values.pronoun[language]}
        onChange={event => set('pronoun', { ...values.pronoun, [language]: event.currentTarget.value })}
      />
      <GrowingText
        {...field(`interests.${language}`)}
        lang={language}
        label={say(words.interests)}
        description={say(words.interestsHint)}
        {...(language === 'de' && { 'data-step': 'about' })}
        value={values.interests[language]}
        onChange={event => set('interests', { ...values.interests, [language]: event.currentTarget.value })}
        minRows={2}
      />
      <RichTextField
        {...textField(`aboutMe.${language}`)}
        label={say(words.aboutMe)}
        language={language}
        value={values.aboutMe[language]}
        onChange={text => update('aboutMe', now => ({ ...now, [language]: text }))}
      />
      <CvField
        {...field(`cv.${language}`)}
        language={language}
        value={values.cv[language]}
        onChange={cv => update('cv', now => ({ ...now, [language]: cv }))}
      />
      <RichTextField
        {...textField(`publications.${language}`)}
        label={say(words.publications)}
        language={language}
        value={values.publications[language]}
        onChange={text => update('publications', now => ({ ...now, [language]: text }))}
      />
    </>
  )
}
