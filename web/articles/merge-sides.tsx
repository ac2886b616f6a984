import { Anchor, Button, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Article } from '#contract/articles/article.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { addressOf } from '#contract/pathnames.ts'
import { bibTypeNames } from '#messages/articles.ts'
import { articlesMerge as words } from '#messages/articles-merge.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { Pair } from './merging.ts'

/** Choice of which of the two entries is kept. */
export function MergeSides({ kept, other, onSwap }: Pair & { onSwap: () => void }) {
  const say = useSay()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Side entry={kept} label={say(words.stays)} />
      <Side entry={other} label={say(words.goes)}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          style={{ alignSelf: 'start' }}
          onClick={onSwap}
        >
          {say(words.swap)}
        </Button>
      </Side>
    </SimpleGrid>
  )
}

function Side({ entry, label, children }: { entry: Article; label: string; children?: React.ReactNode }) {
  const say = useSay()
  const language = useLanguage()
  const { id, title, journal, year, bibType, isVisible } = entry
  return (
    <Paper withBorder p="md" component="section" aria-label={label}>
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Anchor component={Link} to={addressOf('backstageArticle', language, { id: String(id) })}>
          {unmarked(title)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {[say(bibTypeNames[bibType]), journal, year, say(isVisible ? words.visible : words.hidden)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {children}
      </Stack>
    </Paper>
  )
}
