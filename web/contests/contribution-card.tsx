import { AspectRatio, Button, Card, Center, Group, Image, Text } from '@mantine/core'
import { IconMovie, IconMusic } from '@tabler/icons-react'
import type { ContributionRow } from '#contract/contests/contribution.ts'
import { inLanguage } from '#contract/language.ts'
import { kindNames } from '#messages/contests.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Badge } from '#web/ui/details/badge.tsx'

const looks = {
  unconfirmed: { tone: 'plain', icon: 'clock' },
  submitted: { tone: 'warn', icon: 'clock' },
  accepted: { tone: 'ok', icon: 'check' },
  returned: { tone: 'info', icon: 'clock' },
  rejected: { tone: 'danger', icon: 'error' },
} as const

/** Card of a submitted work in backstage. */
export function ContributionCard({ row, onOpen }: { row: ContributionRow; onOpen: () => void }) {
  const say = useSay()
  const title = inLanguage(row.title, useLanguage()).value
  const isMute = row.altText.de === '' || row.altText.en === ''
  return (
    <Card withBorder padding="sm" h="100%">
      <Card.Section>
        <AspectRatio ratio={5 / 4} bg="var(--sunken)">
          {row.image ? (
            <Image src={row.image.src} alt={row.image.alt ?? ''} fit="contain" loading="lazy" />
          ) : (
            <Center bg="var(--sunken)">{row.kind === 'video' ? <IconMovie /> : <IconMusic />}</Center>
          )}
        </AspectRatio>
      </Card.Section>
      <Text fw={600} mt="sm">
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {[say(kindNames[row.kind]), row.artist?.name].filter(Boolean).join(' · ')}
      </Text>
      <Group gap="xs" my="xs">
        <Badge {...looks[row.state]}>{say(words.states)[row.state]}</Badge>
        {isMute && (
          <Badge tone="plain" icon="error">
            {say(words.noAltText)}
          </Badge>
        )}
      </Group>
      <Button variant="default" mt="auto" onClick={onOpen} aria-label={`${say(words.decide)}: ${title}`}>
        {say(words.decide)}
      </Button>
    </Card>
  )
}
