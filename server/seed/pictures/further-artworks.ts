import type { SeedArtwork } from './artworks.ts'

/**
 * Further works of the demo. Each contest has works of its own, so that none reveals the artist of another.
 */
export const furtherArtworks = {
  bands: {
    file: 'work-bands.webp',
    title: { de: 'Hier ist nichts', en: 'There is nothing here' },
    text: {
      de: 'Zwei Gitter aus geraden Linien, um fünf Grad verdreht. Die breiten Streifen hat niemand gezeichnet.',
      en: 'Two gratings of straight lines, turned by five degrees. Nobody has drawn the wide bands.',
    },
    alt: {
      de: 'Feine schräge Linien in Braun und Türkis; darüber laufen breite helle und dunkle Streifen.',
      en: 'Fine slanted lines in brown and teal, crossed by wide light and dark bands.',
    },
    artist: 'Fenja Sommerkorn',
  },
  ripples: {
    file: 'work-ripples.webp',
    title: { de: 'Drei Steine', en: 'Three stones' },
    text: {
      de: 'Was drei Steine einander über das Wasser sagen.',
      en: 'What three stones tell each other across the water.',
    },
    alt: {
      de: 'Kreise um drei Punkte auf schwarzem Grund, die sich nach außen überlagern.',
      en: 'Circles around three points on black, overlapping as they grow.',
    },
    artist: 'Okan Birkenhain',
  },
  thoughts: {
    file: 'work-thoughts.webp',
    title: { de: 'Vor der Mathearbeit', en: 'Before the maths test' },
    text: {
      de: 'Gemeinschaftswerk der Klasse 6b. Jeder hatte eine Farbe.',
      en: 'A joint work of class 6b. Each of us had one colour.',
    },
    alt: {
      de: 'Ein ovaler Kopf, gefüllt mit einem Knäuel bunter Linien.',
      en: 'An oval head, filled with a tangle of coloured lines.',
    },
    artist: 'Klasse 6b',
  },
  greeting: {
    file: 'work-greeting.webp',
    title: { de: 'Gruß aus dem k-Raum', en: 'Greetings from k-space' },
    text: { de: 'Abgestempelt beim Echo.', en: 'Postmarked at the echo.' },
    alt: {
      de: 'Eine enge türkise Spirale mit braunen Wellenlinien darüber, wie eine gestempelte Briefmarke.',
      en: 'A tight teal spiral with brown wavy lines across it, like a cancelled stamp.',
    },
    artist: 'Liv Sandermann',
  },
  lighthouse: {
    file: 'work-lighthouse.webp',
    title: { de: 'Schichtwahl', en: 'Slice selection' },
    text: {
      de: 'Nur wer im Lichtkegel steht, antwortet.',
      en: 'Only those who stand in the beam will answer.',
    },
    alt: {
      de: 'Ein Leuchtturm links unten, von dem helle Strahlen nach rechts ausgehen.',
      en: 'A lighthouse at the lower left sends bright rays to the right.',
    },
    artist: 'Enno Valtonen',
  },
  hills: {
    file: 'work-hills.webp',
    title: { de: 'Urlaub bei 300 Megahertz', en: 'Holidays at 300 megahertz' },
    text: {
      de: 'Sechs Wellenzüge, eine Sonne, kein Empfang.',
      en: 'Six wave trains, one sun, no reception.',
    },
    alt: {
      de: 'Türkise Hügel hintereinander, darüber eine Sonne aus Ringen.',
      en: 'Teal hills one behind the other, above them a sun made of rings.',
    },
    artist: 'Mareike Dohlenburg',
  },
  ghosts: {
    file: 'work-ghosts.webp',
    title: { de: 'Siebenmal gezuckt', en: 'Seven twitches' },
    text: {
      de: 'Wer sich im Takt bewegt, steht mehrmals im Bild.',
      en: 'Move in time, and you are in the picture several times.',
    },
    alt: {
      de: 'Eine Form aus Ringen, darüber und darunter immer schwächere Kopien ihrer selbst.',
      en: 'A shape made of rings with fainter and fainter copies of itself above and below.',
    },
    artist: 'Corvin Achterberg',
  },
  foldedRings: {
    file: 'work-folded-rings.webp',
    title: { de: 'Zu kleines Fenster', en: 'A window too small' },
    text: {
      de: 'Was rechts hinausgeht, kommt links wieder herein.',
      en: 'What leaves on the right comes in again on the left.',
    },
    alt: {
      de: 'Braune Ringe um die Mitte; von beiden Seiten ragen türkise Ringe herein und kreuzen sie.',
      en: 'Brown rings around the middle; teal rings reach in from both sides and cross them.',
    },
    artist: 'Solveig Pruss',
  },
  surf: {
    file: 'work-surf.webp',
    title: { de: 'Brandung', en: 'Surf' },
    text: { de: 'Dreißig Wellen laufen auf denselben Strand.', en: 'Thirty waves run up the same beach.' },
    alt: {
      de: 'Wellenlinien auf dunklem Grund, die links steil werden und sich überschlagen.',
      en: 'Wavy lines on a dark ground that grow steep and break on the left.',
    },
    artist: 'Jarne Ostendorf',
  },
  sevenRings: {
    file: 'work-seven-rings.webp',
    title: { de: 'Sieben Ringe', en: 'Seven rings' },
    text: {
      de: 'Für jedes Tesla einer, jeder mit einem Faden mehr.',
      en: 'One for each tesla, each with one strand more.',
    },
    alt: {
      de: 'Sieben geflochtene Ringe, innen braun und locker, außen türkis und dicht.',
      en: 'Seven braided rings, loose and brown inside, dense and teal outside.',
    },
    artist: 'Theda Kornweih',
  },
  top: {
    file: 'work-top.webp',
    title: { de: 'Kreisel, nickend', en: 'Top, nodding' },
    text: {
      de: 'Dreimal derselbe Kreisel, dreimal ein anderer Stoß.',
      en: 'Three times the same top, three times another push.',
    },
    alt: {
      de: 'Drei ineinander verschlungene Kränze aus langen Schleifen auf schwarzem Grund.',
      en: 'Three intertwined wreaths of long loops on black.',
    },
    artist: 'Ruben Hallasch',
  },
  poplars: {
    file: 'work-poplars.webp',
    title: { de: 'Pappeln am Spektrum', en: 'Poplars by the spectrum' },
    text: {
      de: 'Jede Linie ein Baum, jeder Baum ein Molekül.',
      en: 'Each line a tree, each tree a molecule.',
    },
    alt: {
      de: 'Eine Reihe geschlängelter Bäume in Brauntönen, die sich türkis im Wasser spiegeln.',
      en: 'A row of wriggling trees in browns, mirrored in teal in the water.',
    },
    artist: 'Ada Feddersen',
  },
} satisfies Record<string, SeedArtwork>
