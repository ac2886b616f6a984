import {
  ActionIcon,
  Button,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { audioTypes } from '#contract/files/film.ts'
import { type Language, languages } from '#contract/language.ts'
import type { PollOption } from '#contract/polls/poll.ts'
import { records } from '#messages/backstage.ts'
import { optionNumber, pollsBackstage as words } from '#messages/polls-backstage.ts'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'
import { PictureField } from '#web/media/picture-field.tsx'
import { FieldRows, type RowActions } from '#web/records/field-rows.tsx'
import { entryKeeper, useTexts } from '#web/records/use-texts.ts'

interface Props {
  value: readonly PollOption[]
  onChange: (options: PollOption[]) => void
  /** There are ballots: none can be added or removed. */
  isFixed: boolean
}

/** The options; visitors see them in an order that changes, so that they need none here. */
export function OptionFields({ value, onChange, isFixed }: Props) {
  const say = useSay()
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {say(words.options)}
      </Title>
      <FieldRows name="options" value={value} onChange={onChange}>
        {(option, own) => <OneOption option={option} isFixed={isFixed} {...own} />}
      </FieldRows>
      {!isFixed && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...value, newOption(value)])}
        >
          {say(words.addOption)}
        </Button>
      )}
    </Stack>
  )
}

// Ballots name options by their ids: one that was removed never comes back as another.
function newOption(options: readonly PollOption[]): PollOption {
  const numbers = options.map(({ id }) => Number(id.replace(/\D/g, '')))
  const noText = { de: '', en: '' }
  return { id: `o${Math.max(0, ...numbers) + 1}`, label: noText, text: noText, imageId: null, audioId: null }
}

interface OptionProps extends RowActions<PollOption> {
  option: PollOption
  isFixed: boolean
}

function OneOption({ number, option, isFixed, onChange, onRemove }: OptionProps) {
  const say = useSay()
  const name = say(optionNumber(number))
  return (
    <Paper withBorder p="md" radius="lg" role="group" aria-label={name}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{name}</Text>
        {!isFixed && (
          <ActionIcon variant="default" aria-label={`${say(words.removeOption)}: ${name}`} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
        {languages.map(language => (
          <Words key={language} language={language} option={option} onChange={onChange} />
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
    </Paper>
  )
}

interface WordsProps extends Pick<OptionProps, 'option' | 'onChange'> {
  language: Language
}

function Words({ language, option, onChange }: WordsProps) {
  const say = useSay()
  const { line } = useTexts(entryKeeper(option, onChange), language)
  const spoken = say(records.languageNames)[language]
  return (
    <div>
      <TextInput {...line('label')} label={`${say(words.label)} (${spoken})`} />
      <Textarea {...line('text')} mt="sm" label={`${say(words.text)} (${spoken})`} autosize />
    </div>
  )
}
