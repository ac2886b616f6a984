import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Prose } from '#web/ui/content/prose.tsx'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import { TagList } from '#web/ui/content/tag-list.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { LoadMore } from '#web/ui/listing/load-more.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { sample } from './samples.ts'

export function ArticleSpecimen() {
  const picture = sample('vein-map')
  return (
    <Container>
      <Breadcrumbs
        label="Sie sind hier"
        trail={[
          { label: 'Start', href: '/de' },
          { label: 'Neuigkeiten', href: '/de/neuigkeiten' },
          { label: 'Feinste Venen' },
        ]}
      />
      <PageTitle
        title="Feinste Venen des Gehirns ohne Kontrastmittel dargestellt"
        lead="Eine neue Rechenvorschrift trennt die Suszeptibilität der Gefäße vom Hintergrundfeld – in sechs Minuten Messzeit."
        meta={
          <>
            <span>Mittwoch, 4. November 2026</span>
            <span>Von Dr. Lena Weiß</span>
            <TagList
              label="Schlagwörter"
              tags={[{ label: 'Suszeptibilität', href: '/de/tag' }, { label: '7 Tesla' }]}
            />
          </>
        }
      />
      {picture && (
        <Picture
          picture={picture}
          ratio="2 / 1"
          priority
          rounded
          caption="Das Eisen im Blut macht Venen sichtbar – ohne Kontrastmittel."
          credit="Bild: Institut, selbst berechnet"
        />
      )}
      <div className={layout.beside} style={{ marginTop: 'var(--space-10)' }}>
        <ArticleText />
        <aside className={layout.side} aria-label="Mehr dazu">
          <h2 style={{ fontSize: 'var(--text-1)' }}>Fragen zum Beitrag?</h2>
          <p>
            Dr. Lena Weiß
            <br />
            <a href="mailto:weiss@example.org">weiss@example.org</a>
          </p>
        </aside>
      </div>
      <div className={layout.stack} style={{ marginTop: 'var(--space-12)' }}>
        <div style={{ width: '100%' }}>
          <Pagination
            label="Weitere Neuigkeiten"
            previous={{
              href: '/de/a',
              label: 'Voriger Beitrag',
              title: 'Acht Sendespulen, ein gleichmäßiges Bild',
            }}
            next={{
              href: '/de/b',
              label: 'Nächster Beitrag',
              title: 'Wie Spiralen den k-Raum schneller füllen',
            }}
          />
          <LoadMore
            status="12 von 40 Neuigkeiten"
            next={{ href: '?page=2', label: 'Weitere Neuigkeiten laden' }}
          />
        </div>
      </div>
    </Container>
  )
}

function ArticleText() {
  return (
    <Prose>
      <p>
        Wo Blut sein Eisen trägt, verändert es das Magnetfeld um wenige Milliardstel. Diese winzige{' '}
        <strong>Abweichung</strong> genügt, um selbst Gefäße von einem Viertelmillimeter Durchmesser sichtbar
        zu machen. Mehr dazu steht in der <a href="https://example.org">Veröffentlichung</a>.
      </p>
      <h2>Vom Feld zum Gewebe</h2>
      <p>Die Rechnung verläuft in drei Schritten, die sich gegenseitig kontrollieren:</p>
      <ol>
        <li>Die Phase jedes Echos wird entfaltet und zu einer Feldkarte verrechnet.</li>
        <li>Das Hintergrundfeld, das von Luft und Knochen stammt, wird abgezogen.</li>
        <li>Aus dem verbleibenden Feld folgt die Suszeptibilität jedes Bildpunkts.</li>
      </ol>
      <blockquote>
        <p>„Wir sehen Gefäße, die bisher nur unter dem Mikroskop zu erkennen waren.“</p>
      </blockquote>
      <h3>Messwerte im Vergleich</h3>
      <TableFrame label="Messwerte im Vergleich">
        <table>
          <caption>Auflösung und Messzeit</caption>
          <thead>
            <tr>
              <th scope="col">Feldstärke</th>
              <th scope="col">Auflösung</th>
              <th scope="col">Messzeit</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>3 T</td>
              <td>0,8 mm</td>
              <td>11 min</td>
            </tr>
            <tr>
              <td>7 T</td>
              <td>0,25 mm</td>
              <td>6 min</td>
            </tr>
          </tbody>
        </table>
      </TableFrame>
    </Prose>
  )
}
