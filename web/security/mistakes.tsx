import { Anchor, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { mistakeWords, mistakes as words } from '#messages/security-figures.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

/** Problems that the site detects in its own configuration; renders nothing if there are none. */
export function Mistakes() {
  const say = useSay()
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['security', 'mistakes'],
    queryFn: () => client.security.mistakes({}),
  })
  if (data.length === 0) return null
  return (
    <Stack component="section" gap="md" aria-labelledby="site-mistakes">
      <Title order={2} size="h3" id="site-mistakes">
        {say(words.title)}
      </Title>
      {data.map(({ name, about }) => {
        const { title, what, next, place } = mistakeWords[name]
        return (
          <Notice key={name} tone="warn" title={say(title)}>
            <Stack gap="xs">
              <p>{say(what(about))}</p>
              <p>{say(next)}</p>
              {place === 'mail' && (
                <Anchor component={Link} to={addressOf('backstageMail', language)} underline="always">
                  {say(words.toOutbox)}
                </Anchor>
              )}
            </Stack>
          </Notice>
        )
      })}
    </Stack>
  )
}
