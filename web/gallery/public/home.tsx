import { Card } from '#web/ui/content/card.tsx'
import { CardList } from '#web/ui/content/card-list.tsx'
import { Facts } from '#web/ui/content/facts.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Hero } from '#web/ui/home/hero.tsx'
import { ScanFigure } from '#web/ui/home/scan-figure.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { DateBlock } from '#web/ui/listing/date-block.tsx'
import { sample, scanPicture } from './samples.ts'

export function HomeSpecimen() {
  return (
    <>
      <Hero
        title="Wir machen sichtbar, was sich bei drei Tesla noch verbirgt."
        lead="Am Larmor-Institut erforschen Physik, Medizin und Technik gemeinsam die Magnetresonanz bei sieben Tesla und mehr."
        actions={
          <>
            <ButtonLink href="/de/forschung">Unsere Forschung</ButtonLink>
            <ButtonLink href="/de/probanden" tone="quiet">
              An Studien teilnehmen
            </ButtonLink>
          </>
        }
      >
        <ScanFigure
          picture={scanPicture}
          labels={['Gemessen: der k-Raum', 'Berechnet: das Schnittbild']}
          again="Noch einmal abspielen"
        />
      </Hero>
      <Section title="Neuigkeiten" more={{ href: '/de/neuigkeiten', label: 'Alle Neuigkeiten' }}>
        <Lead />
        <News />
      </Section>
      <Section
        title="Nächste Veranstaltung"
        tone="sunken"
        more={{ href: '/de/veranstaltungen', label: 'Alle Veranstaltungen' }}
      >
        <Card
          href="/de/lecture"
          shape="row"
          title="Hahn Lecture 2027: Was das Echo über das Gewebe verrät"
          meta="Freitag, 12. März 2027, 17:00 Uhr · Hörsaal 3 und im Livestream"
          teaser="Der Vortrag ist öffentlich, der Eintritt frei. Anschließend laden wir zum Gespräch ein."
          date={<DateBlock dateTime="2027-03-12" day="12" month="März" year="2027" />}
        />
      </Section>
      <Section title="Forschung in Zahlen">
        <Facts
          facts={[
            {
              value: '7',
              unit: 'Tesla',
              label: 'Feldstärke unseres Ganzkörpertomographen, 140 000-mal das Feld der Erde',
            },
            {
              value: '298',
              unit: 'MHz',
              label: 'Larmorfrequenz der Protonen, auf der wir senden und empfangen',
            },
            {
              value: '0,2',
              unit: 'mm',
              label: 'feinste Auflösung, mit der wir das Gehirn lebender Menschen abbilden',
            },
          ]}
        />
      </Section>
      <Section title="Menschen am Institut">
        <People />
      </Section>
    </>
  )
}

function Lead() {
  return (
    <Card
      href="/de/neuigkeiten/venen"
      shape="lead"
      title="Feinste Venen des Gehirns ohne Kontrastmittel dargestellt"
      meta="Forschung · 4. November 2026"
      teaser="Eine neue Rechenvorschrift trennt die Suszeptibilität der Gefäße vom Hintergrundfeld – und kommt mit sechs Minuten Messzeit aus."
      picture={sample('vein')}
    />
  )
}

function News() {
  return (
    <div style={{ marginTop: 'var(--space-12)' }}>
      <CardList shape="grid">
        <Card
          href="/de/1"
          title="Acht Sendespulen, ein gleichmäßiges Bild"
          meta="Technik · 28. Oktober 2026"
          teaser="Parallele Anregung gleicht die Wellenmuster aus, die bei 298 MHz im Kopf entstehen."
          picture={sample('coil')}
        />
        <Card
          href="/de/2"
          title="Dr. Lena Weiß erhält den Nachwuchspreis der Fachgesellschaft"
          meta="Auszeichnung · 15. Oktober 2026"
          teaser="Gewürdigt wird ihre Arbeit zur schnellen Kartierung der Relaxationszeiten."
          picture={sample('relaxation')}
        />
        <Card
          href="/de/3"
          title="Gradientenspulen: Wie Spiralen den k-Raum schneller füllen"
          meta="Methode · 2. Oktober 2026"
          teaser="Ein Gespräch über Trajektorien, Wirbelströme und Geduld."
          picture={sample('spiral')}
        />
      </CardList>
    </div>
  )
}

function People() {
  const people = [
    'Prof. Dr. Lena Weiß',
    'Dr. Emre Aydın',
    'Hanna Lindqvist',
    'Dr. Jonas Kröger',
    'Mira Okonkwo',
  ]
  return (
    <CardList shape="people">
      {people.map((name, index) => (
        <Card
          key={name}
          href={`/de/team/${index}`}
          shape="portrait"
          title={name}
          meta="Gruppe Suszeptibilität"
          picture={sample(`portrait-${index + 1}`, 1200, 1500)}
        />
      ))}
    </CardList>
  )
}
