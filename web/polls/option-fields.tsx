import { SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import type { ClipboardEvent } from 'react'
import { audioTypes } from '#contract/files/film.ts'
import { type Language, languages } from '#contract/language.ts'
import { mostOptions, type PollOption } from '#contract/polls/poll.ts'
import { records } from '#messages/backstage.ts'
import { optionNumber, pollsBackstage as words } from '#messages/polls-backstage.ts'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'
import { PictureField } from '#web/media/picture-field.tsx'
import { FieldRows, type RowActions } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import { entryKeeper, useTexts } from '#web/records/use-texts.ts'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { linesIn, newOption, withLines } from './pasted-options.ts'

interface Props {
  value: readonly PollOption[]
  onChange: (make: (now: PollOption[]) => PollOption[]) => void
  /** Whether ballots exist: options then can't be added, moved or removed. */
  isFixed: boolean
}

/** The fields of the options, in the order of staff; visitors see them in a changing order. */
export function OptionFields({ value, onChange, isFixed }: Props) {
  const say = useSay()
  const field = useField()
  const paste = (id: string, language: Language) => (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = isFixed ? null : linesIn(event.clipboardData.getData('text/plain'), value)
    if (!lines) return
    event.preventDefault()
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget
    const first = typed.slice(0, selectionStart ?? 0) + lines[0] + typed.slice(selectionEnd ?? 0)
    onChange(now => withLines(now, id, language, [first, ...lines.slice(1)]))
  }
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h4" {...field('options').labelProps}>
          {say(words.options)}
        </Title>
        {!isFixed && (
          <Text size="sm" c="dimmed">
            {say(words.optionsHint)}
          </Text>
        )}
      </div>
      <FieldRows
        name="options"
        value={value}
        onChange={onChange}
        nameOf={optionNumber}
        most={mostOptions}
        add={isFixed ? null : { label: words.addOption, blank: newOption }}
        idOf={({ id }) => id}
        copyOf={(option, now) => ({ ...option, id: newOption(now).id })}
        isFixed={isFixed}
      >
        {(option, own) => <OneOption option={option} onPaste={paste} {...own} />}
      </FieldRows>
    </Stack>
  )
}

interface OptionProps extends Pick<RowActions<PollOption>, 'onChange'> {
  option: PollOption
  onPaste: (id: string, language: Language) => (event: ClipboardEvent<HTMLInputElement>) => void
}

function OneOption({ option, onChange, onPaste }: OptionProps) {
  const say = useSay()
  return (
    <>
      <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
        {languages.map(language => (
          <Words key={language} {...{ language, option, onChange, onPaste }} />
        ))}
      </SimpleGrid>
      <Stack gap="md" mt="md">
        <PictureField
          imageId={option.imageId}
          alt={null}
          onPicture={imageId => onChange({ imageId })}
          onAlt={null}
        />
        <FileField
          label={say(words.sound)}
          value={option.audioId}
          kind="audio"
          accept={audioTypes.join()}
          onChange={audioId => onChange({ audioId })}
        />
      </Stack>
    </>
  )
}

function Words({ language, option, onChange, onPaste }: OptionProps & { language: Language }) {
  const say = useSay()
  const { line } = useTexts(entryKeeper(option, onChange), language)
  const spoken = say(records.languageNames)[language]
  return (
    <div>
      <TextInput
        {...line('label')}
        label={`${say(words.label)} (${spoken})`}
        onPaste={onPaste(option.id, language)}
      />
      <GrowingText {...line('text')} mt="sm" label={`${say(words.text)} (${spoken})`} />
    </div>
  )
}
