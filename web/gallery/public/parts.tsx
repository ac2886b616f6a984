import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { iconPaths } from '#web/ui/brand/icon-paths.ts'
import { Mark } from '#web/ui/brand/mark.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { TagList } from '#web/ui/content/tag-list.tsx'
import { Button, ButtonLink } from '#web/ui/control/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { MovingParts } from './moving-parts.tsx'

export function PartsSpecimen() {
  return (
    <>
      <Container>
        <PageTitle title="Bausteine" />
      </Container>
      <MovingParts />
      <Section title="Knöpfe">
        <div className={layout.cluster}>
          <Button>Speichern</Button>
          <Button tone="quiet">Abbrechen</Button>
          <Button tone="danger">Löschen</Button>
          <Button busy>Wird gesendet</Button>
          <Button disabled>Nicht möglich</Button>
          <ButtonLink href="/de" icon="arrow-right" iconLast>
            Weiter
          </ButtonLink>
          <ButtonLink href="/de" tone="quiet" icon="download">
            Herunterladen
          </ButtonLink>
        </div>
      </Section>
      <Section title="Hinweise">
        <div className={layout.stack}>
          <Notice title="Hinweis">Diese Seite zieht um. Bitte erneuern Sie Ihr Lesezeichen.</Notice>
          <Notice tone="ok" title="Gesendet">
            Ihre Nachricht ist angekommen. Eine Kopie liegt in Ihrem Postfach.
          </Notice>
          <Notice tone="warn" title="Fast voll" actions={<Button tone="quiet">Trotzdem anmelden</Button>}>
            Es gibt noch drei freie Plätze.
          </Notice>
          <Notice tone="danger" title="Nicht gesendet">
            Der Link ist abgelaufen. Fordern Sie bitte einen neuen an.
          </Notice>
        </div>
      </Section>
      <Section title="Zeichen und Linien">
        <div className={layout.stack}>
          <div className={layout.cluster}>
            {Object.keys(iconPaths).map(name => (
              <Icon key={name} name={name as IconName} size="large" />
            ))}
          </div>
          <div className={layout.cluster}>
            <Mark />
            <Mark season="christmas" />
          </div>
          <TagList label="Schlagwörter" tags={[{ label: '7 Tesla', href: '/de/tag' }, { label: 'Spulen' }]} />
          <EchoLine kind="divider" />
          <EchoLine kind="motif" />
          <EchoLine kind="drawing" />
        </div>
      </Section>
    </>
  )
}
