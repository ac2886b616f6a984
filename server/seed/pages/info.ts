import type { Bilingual } from '#contract/language.ts'
import { block, document, type SeedPage, text, type Words } from './parts.ts'

const asked = (question: Bilingual<string>, de: Words[], en: Words[]) => ({
  question,
  answer: { de: document(de), en: document(en) },
})

const toVolunteers = { href: '/de/forschung/probanden' }
const toHistory = { href: '/de/info/hahn-lecture/geschichte' }
const toLecture = { href: '/de/info/hahn-lecture' }
const toContests = { href: '/de/artifact/overview' }
const toArtifact = { href: '/de/artifact' }

/** Pages for the public: press, pupils, guests of events and of the art contest. */
export const infoPages: SeedPage[] = [
  {
    category: 'info',
    page: 'press',
    title: { de: 'Presse', en: 'Press' },
    lead: {
      de: 'Auskünfte, Gespräche, Drehtermine und Bilder: Hier steht, wie Sie bekommen, was Sie für Ihren Beitrag brauchen.',
      en: 'Information, interviews, filming and pictures: how to get what you need for your story.',
    },
    slug: { de: 'presse', en: 'press' },
    picture: 'pointSpread',
    items: [
      block(
        'contactPerson',
        { id: 'press-contact', title: { de: 'Ihr Kontakt', en: 'Your contact' } },
        {
          name: 'Clara Winklereder',
          role: { de: 'Presse und Öffentlichkeit', en: 'Press and public relations' },
          text: {
            de: 'Erreichbar montags bis freitags von 9 bis 16 Uhr. Nennen Sie bitte Ihre Redaktion und den Tag, an dem Sie die Antwort brauchen.',
            en: 'Available Monday to Friday from 9 am to 4 pm. Please say who you work for and when you need the answer.',
          },
          email: 'office@example.org',
          phone: '+49 30 0000 1',
        },
      ),
      text(
        { id: 'interviews', title: { de: 'Gespräche und Drehtermine', en: 'Interviews and filming' } },
        [
          'Schreiben Sie uns, worum es geht. Wir nennen Ihnen die Person im Haus, die am meisten darüber weiß, und vereinbaren einen Termin. Einfache Fragen beantworten wir am selben Tag, ein Gespräch kommt meist innerhalb von drei Tagen zustande.',
          'Für Aufnahmen im Haus gilt:',
          [
            'Bitte melden Sie Drehtermine eine Woche vorher an. Die Geräte sind fast immer belegt.',
            'Kameras, Stative und Mikrofone bleiben vor der Tür zum Messraum. Der Magnet zieht Eisen mit großer Kraft an und ist nie ausgeschaltet. Durch das Fenster des Bedienraums lässt sich gut filmen.',
            'Wer einen Herzschrittmacher oder ein anderes Implantat trägt, sagt uns das bitte vorab.',
            'Freiwillige zeigen wir nur, wenn sie schriftlich zugestimmt haben.',
          ],
          'Wörtliche Zitate geben wir vor der Veröffentlichung frei. Am übrigen Text ändern wir nichts; auf Wunsch prüfen wir, ob die Physik stimmt.',
        ],
        [
          'Tell us what your story is about. We will find the person here who knows most about it and arrange a time. Simple questions are answered the same day; an interview usually takes no more than three days to set up.',
          'If you wish to film or photograph here:',
          [
            'Please give us a week’s notice. The scanners are nearly always in use.',
            'Cameras, tripods and microphones stay outside the scanner room. The magnet attracts iron with great force and is never switched off. The control room window gives a good view.',
            'Please tell us beforehand if anyone in your crew has a pacemaker or another implant.',
            'Volunteers are shown only with their written consent.',
          ],
          'We approve direct quotations before they appear. We leave the rest of the text alone, but will gladly check the physics if you ask.',
        ],
      ),
      text(
        { id: 'pictures', title: { de: 'Bilder', en: 'Pictures' }, picture: 'fingerprints' },
        [
          'Die Bilder dieser Website dürfen Sie für Berichte über das Institut und über Magnetresonanz kostenlos verwenden. Schreiben Sie dazu: „Bild: Institut für Ultrahochfeld-MRT“. Zuschneiden ist erlaubt, Einfärben nicht, denn die Farben stehen für Messwerte.',
          'Größere Fassungen und Bilder der Geräte schicken wir Ihnen auf Anfrage.',
        ],
        [
          'You may use the pictures on this website free of charge when you report on the institute or on magnetic resonance. Please credit them: ‘Image: Institute for Ultra-High-Field MRI’. You may crop them, but please leave the colours as they are, because they stand for measured values.',
          'We will send you larger versions, and pictures of the scanners, on request.',
        ],
      ),
      text(
        {
          id: 'in-one-paragraph',
          title: { de: 'Das Institut in einem Absatz', en: 'The institute in one paragraph' },
        },
        [
          'Das Institut für Ultrahochfeld-MRT in Larmorstadt erforscht seit 2006, was sich mit sehr starken Magnetfeldern im Menschen erkennen lässt. Zwei Geräte mit 7 und 9,4 Tesla dienen Untersuchungen an Freiwilligen, eines mit 14,1 Tesla kleinen Proben. Elf Gruppen, fünf eigene und sechs von Partnern, entwickeln Messverfahren, bauen Spulen und untersuchen das Gehirn, seinen Stoffwechsel und seine Erkrankungen. Seit 2007 lädt das Institut jedes Jahr zur Hahn-Vorlesung ein.',
        ],
        [
          'The Institute for Ultra-High-Field MRI in Larmorstadt has studied since 2006 what very strong magnetic fields can reveal in the human body. Two scanners, at 7 and 9.4 tesla, serve studies with volunteers; a third, at 14.1 tesla, takes small samples. Eleven groups, five of its own and six from partners, develop methods, build coils and investigate the brain, its metabolism and its diseases. The institute has held the annual Hahn Lecture since 2007.',
        ],
      ),
      block(
        'figures',
        { id: 'in-figures', title: { de: 'In Zahlen', en: 'In figures' } },
        {
          figures: [
            { value: { de: '2006', en: '2006' }, label: { de: 'gegründet', en: 'founded' } },
            {
              value: { de: '11', en: '11' },
              label: { de: 'Gruppen, die im Haus messen', en: 'groups measuring here' },
            },
            {
              value: { de: '14,1 Tesla', en: '14.1 tesla' },
              label: { de: 'das stärkste Feld im Haus', en: 'the strongest field on site' },
            },
            {
              value: { de: 'über 9.000', en: 'over 9,000' },
              label: { de: 'Freiwillige seit 2006', en: 'volunteers since 2006' },
            },
            {
              value: { de: '2007', en: '2007' },
              label: { de: 'erste Hahn-Vorlesung', en: 'first Hahn Lecture' },
            },
          ],
        },
      ),
    ],
  },
  {
    category: 'info',
    page: 'how-to-mri',
    title: { de: 'Wie funktioniert MRT?', en: 'How does MRI work?' },
    lead: {
      de: 'Wasser, ein starker Magnet und Radiowellen: Daraus entsteht ein Bild aus dem Inneren des Menschen. Eine Erklärung in sieben Schritten.',
      en: 'Water, a strong magnet and radio waves: together they give a picture of the inside of a human being. An explanation in seven steps.',
    },
    slug: { de: 'wie-funktioniert-mrt', en: 'how-to-mri' },
    picture: 'relaxationTimes',
    items: [
      text(
        {
          id: 'spins-and-magnet',
          title: { de: 'Winzige Magnete im Wasser', en: 'Tiny magnets in water' },
          picture: 'magnetField',
        },
        [
          'Ihr Körper besteht zu mehr als der Hälfte aus Wasser. In jedem Wassermolekül sitzen zwei Wasserstoffkerne, und jeder davon ist ein einzelnes Proton. Ein Proton hat einen Spin: Es verhält sich wie ein kleiner Kreisel, der zugleich ein Magnet ist. Ohne äußeres Feld zeigen diese Magnete in alle Richtungen.',
          'Im Tomographen liegt eine supraleitende Spule in flüssigem Helium, bei minus 269 Grad Celsius. Sie erzeugt ein Feld von 7 Tesla, etwa 140.000-mal so stark wie das der Erde. Die Wärme des Körpers bringt die Spins trotzdem immer wieder durcheinander: Unter einer Million zeigen im Mittel nur etwa 23 mehr mit dem Feld als dagegen. Ein Kubikmillimeter Wasser enthält aber 67 Trillionen Wasserstoffkerne. Deshalb reicht auch dieser kleine Überschuss für ein Signal.',
        ],
        [
          'More than half of your body is water. Each water molecule holds two hydrogen nuclei, and each of those is a single proton. A proton has spin: it behaves like a small gyroscope that is also a magnet. With no field around, these magnets point every way.',
          'Inside the scanner a superconducting coil sits in liquid helium at minus 269 degrees Celsius. It makes a field of 7 tesla, some 140,000 times as strong as the Earth’s. Even so, the warmth of the body keeps jostling the spins: out of a million, on average only about 23 more point along the field than against it. But a cubic millimetre of water holds 67 billion billion hydrogen nuclei, so even this small surplus is enough for a signal.',
        ],
      ),
      text(
        {
          id: 'larmor-frequency',
          title: { de: 'Der Takt der Kerne', en: 'The rhythm of the nuclei' },
          picture: 'blochSphere',
        },
        [
          'Ein schräg stehender Kreisel fällt nicht um, sondern seine Achse kreist. Spins im Magnetfeld tun das auch. Wie oft, sagt die Larmorfrequenz: Bei Wasserstoff sind es 42,58 Millionen Umläufe pro Sekunde für jedes Tesla. Bei 7 Tesla ergibt das 298 Megahertz, eine Frequenz im Bereich der Radiowellen.',
          'Nun sendet eine Spule für wenige Tausendstelsekunden Radiowellen genau dieser Frequenz. Nur weil der Takt stimmt, kippt die Magnetisierung aus der Richtung des Feldes. Das ist die Resonanz, das R in MRT. Nach dem Puls kreist die gekippte Magnetisierung weiter und erzeugt in einer Empfangsspule eine kleine Wechselspannung: das Signal.',
        ],
        [
          'A tilted gyroscope does not fall over; its axis circles instead. Spins in a magnetic field do the same. The Larmor frequency says how often: for hydrogen, 42.58 million turns per second for each tesla. At 7 tesla that makes 298 megahertz, a frequency in the range of radio waves.',
          'A coil now sends radio waves of exactly this frequency for a few thousandths of a second. Only because they keep time with the spins do they tip the magnetisation away from the field. That is resonance, the R in MRI. After the pulse the tipped magnetisation goes on circling and drives a small alternating voltage in a receiver coil: the signal.',
        ],
      ),
      text(
        { id: 'spin-echo', title: { de: 'Das Echo', en: 'The echo' }, film: 'spinEcho' },
        [
          'Das Signal verklingt rasch, denn das Feld ist nicht überall genau gleich. Manche Spins kreisen etwas schneller, andere etwas langsamer. Bald zeigen sie in verschiedene Richtungen und heben sich auf.',
          'Stellen Sie sich einen Wettlauf vor. Nach einer Minute ruft jemand „Kehrt!“, und alle laufen so schnell zurück, wie sie gekommen sind. Die Schnellen haben den weiteren Weg, und doch erreichen alle zugleich den Start. Im Tomographen ist der Ruf ein zweiter Puls, der die Spins um 180 Grad dreht. Kurz darauf kommen sie wieder zusammen, und das Signal kehrt zurück. Erwin L. Hahn hat dieses Spinecho 1950 beschrieben.',
        ],
        [
          'The signal dies away quickly, because the field is not quite the same everywhere. Some spins circle a little faster, others a little slower. Soon they point in different directions and cancel out.',
          'Imagine a race. After one minute somebody shouts ‘Turn round!’, and everyone runs back as fast as they came. The fast ones have farther to go, and yet all reach the start together. In the scanner the shout is a second pulse, which turns the spins by 180 degrees. A moment later they fall back into step and the signal returns. Erwin L. Hahn described this spin echo in 1950.',
        ],
      ),
      block(
        'experiment',
        { id: 'try-spin-echo', title: { de: 'Versuch: das Echo auffangen', en: 'Try it: catch the echo' } },
        { experiment: 'spinEcho' },
      ),
      text(
        {
          id: 'relaxation',
          title: { de: 'Warum Gewebe verschieden aussieht', en: 'Why tissues look different' },
          picture: 'ernstAngles',
        },
        [
          'Nach dem Puls kehrt die Magnetisierung allmählich in die Richtung des Feldes zurück. Die Zeit dafür heißt T1. Außerdem bringen benachbarte Spins einander aus dem Takt, und dagegen hilft kein Echo. Diese Zeit heißt T2. In der Hirnrinde beträgt T1 bei 7 Tesla rund zwei Sekunden, T2 rund fünfzig Millisekunden.',
          'Beide Zeiten unterscheiden sich von Gewebe zu Gewebe. Je nachdem, wann gemessen wird, erscheint dieselbe Stelle hell oder dunkel. So hebt sich die Hirnrinde vom Mark ab, obwohl beide fast gleich viel Röntgenstrahlung durchlassen.',
        ],
        [
          'After the pulse the magnetisation slowly returns to the direction of the field. The time this takes is called T1. Neighbouring spins also put each other out of step, and no echo can undo that. This time is called T2. In the cortex at 7 tesla, T1 is about two seconds and T2 about fifty milliseconds.',
          'Both times differ from tissue to tissue. Depending on when we measure, the same spot looks bright or dark. That is how grey matter stands out from white matter, although X-rays pass through both almost equally well.',
        ],
      ),
      block(
        'experiment',
        { id: 'try-relaxation', title: { de: 'Versuch: kippen und warten', en: 'Try it: tip and wait' } },
        { experiment: 'relaxation' },
      ),
      text(
        {
          id: 'gradients-k-space',
          title: { de: 'Vom Signal zum Bild', en: 'From signal to image' },
          picture: 'kSpace',
        },
        [
          'Zunächst antworten alle Spins zugleich, und niemand weiß, woher welches Signal kommt. Deshalb ändern drei weitere Spulen, die Gradienten, das Feld ein wenig von Ort zu Ort. Rechts kreisen die Spins dann schneller als links, und der Takt verrät den Ort.',
          'Gemessen wird nicht Punkt für Punkt, sondern Muster für Muster. Jeder Messwert sagt, wie stark ein bestimmtes Streifenmuster im Bild vorkommt. Alle Werte zusammen füllen den k-Raum: In seiner Mitte stehen die groben Formen, am Rand die feinen Einzelheiten. Eine Rechnung, die Fourier-Transformation, setzt die Streifen zum Bild zusammen.',
        ],
        [
          'At first all spins answer at once, and nobody can tell which signal came from where. Three more coils, the gradients, therefore change the field slightly from place to place. Spins on the right now circle faster than those on the left, and the rhythm gives the place away.',
          'We do not measure point by point but pattern by pattern. Each value says how much of one particular pattern of stripes is in the image. Together the values fill k-space: the coarse shapes lie at its centre, the fine detail towards its edge. A calculation, the Fourier transform, puts the stripes together into an image.',
        ],
      ),
      block(
        'experiment',
        { id: 'try-k-space', title: { de: 'Versuch: den k-Raum füllen', en: 'Try it: fill k-space' } },
        { experiment: 'kSpace' },
      ),
      text(
        {
          id: 'why-seven-tesla',
          title: { de: 'Warum 7 Tesla?', en: 'Why 7 tesla?' },
          picture: 'pointSpread',
        },
        [
          'Im stärkeren Feld wachsen der Überschuss der Spins und ihre Frequenz. Das Signal hebt sich deshalb bei 7 Tesla mehr als doppelt so deutlich vom Rauschen ab wie bei 3 Tesla. Damit werden Einzelheiten von wenigen Zehntelmillimetern sichtbar.',
          'Umsonst ist das nicht. Bei 298 Megahertz ist die Welle im Kopf nur noch etwa zwölf Zentimeter lang. Stellenweise löscht sie sich selbst aus, und dort wird das Bild dunkel. Mehrere Sendespulen, fein aufeinander abgestimmt, gleichen das aus.',
        ],
        [
          'In a stronger field both the surplus of spins and their frequency grow. At 7 tesla the signal therefore stands out from the noise more than twice as clearly as at 3 tesla. Details of a few tenths of a millimetre come into view.',
          'This has its price. At 298 megahertz the wave inside the head is only about twelve centimetres long. In places it cancels itself out, and there the image turns dark. Several transmit coils, carefully matched to one another, make up for it.',
        ],
      ),
      text(
        { id: 'safety', title: { de: 'Ist das sicher?', en: 'Is it safe?' } },
        [
          'Die MRT kommt ohne Röntgenstrahlen aus. Nach heutigem Wissen schadet eine Messung nicht, solange die Grenzwerte eingehalten werden. Radiowellen erwärmen das Gewebe ein wenig; das Gerät überwacht die Leistung und schaltet ab, bevor es zu viel wird.',
          'Gefährlich ist Metall. Der Magnet reißt eiserne Gegenstände an sich, und manche Implantate vertragen das Feld nicht. Deshalb fragen wir vor jeder Messung genau nach und untersuchen im Zweifel nicht.',
        ],
        [
          'MRI needs no X-rays. As far as is known today, a scan does no harm as long as the limits are kept. Radio waves warm the tissue slightly; the scanner monitors the power and stops before it becomes too much.',
          'The danger is metal. The magnet pulls iron objects towards itself with great force, and some implants cannot tolerate the field. We therefore ask detailed questions before every scan, and if in doubt we do not scan.',
        ],
      ),
      block(
        'faq',
        { id: 'questions', title: { de: 'Häufige Fragen', en: 'Common questions' } },
        {
          entries: [
            asked(
              { de: 'Warum ist es im Gerät so laut?', en: 'Why is the scanner so loud?' },
              [
                'Die Gradienten werden viele Hundert Mal pro Sekunde umgeschaltet. Auf den Strom in ihren Spulen wirkt im Magnetfeld eine Kraft, und die Spulen schwingen wie die Membran eines Lautsprechers. Sie bekommen einen Gehörschutz.',
              ],
              [
                'The gradients are switched many hundreds of times a second. The current in their coils feels a force in the magnetic field, and the coils vibrate like the cone of a loudspeaker. You are given ear protection.',
              ],
            ),
            asked(
              { de: 'Wie lange dauert eine Messung?', en: 'How long does a scan take?' },
              [
                'Eine einzelne Aufnahme dauert meist drei bis zehn Minuten. Eine Studie braucht mehrere davon, zusammen meist 60 bis 90 Minuten. Mit Gespräch und Vorbereitung dauert ein Besuch etwa zweieinhalb Stunden.',
              ],
              [
                'A single image usually takes three to ten minutes. A study needs several, usually 60 to 90 minutes in all. With the conversation and preparation beforehand, a visit takes about two and a half hours.',
              ],
            ),
            asked(
              { de: 'Spürt man das Magnetfeld?', en: 'Can you feel the magnetic field?' },
              [
                'Wenn die Liege in die Röhre fährt, wird manchen kurz schwindlig, oder sie schmecken etwas Metallisches. Beides hört auf, sobald sie still liegen. Wir fahren deshalb langsam.',
              ],
              [
                'As the table moves into the bore, some people feel dizzy for a moment or notice a metallic taste. Both stop once they lie still. That is why we move slowly.',
              ],
            ),
            asked(
              { de: 'Warum schaltet man den Magneten nie aus?', en: 'Why is the magnet never switched off?' },
              [
                'In der Spule fließt der Strom ohne Widerstand, solange sie kalt bleibt. Er braucht keine Steckdose und hört von selbst nicht auf. Den Magneten herunterzufahren und wieder zu laden dauert Tage.',
              ],
              [
                'As long as the coil stays cold, the current in it meets no resistance. It needs no mains supply and does not stop by itself. Running the magnet down and up again takes days.',
              ],
            ),
            asked(
              { de: 'Was unterscheidet MRT von CT?', en: 'How does MRI differ from CT?' },
              [
                'Die CT durchleuchtet den Körper mit Röntgenstrahlen und zeigt vor allem, wie dicht ein Gewebe ist. Sie ist schnell und eignet sich gut für Knochen. Die MRT nutzt Radiowellen und unterscheidet weiche Gewebe besser, braucht aber mehr Zeit.',
              ],
              [
                'CT shines X-rays through the body and shows mainly how dense a tissue is. It is fast and good for bones. MRI uses radio waves and tells soft tissues apart better, but takes longer.',
              ],
            ),
            asked(
              { de: 'Kann ich selbst an einer Messung teilnehmen?', en: 'Can I be scanned myself?' },
              [
                'Ja, wenn Sie volljährig sind und nichts dagegenspricht, zum Beispiel ein Herzschrittmacher. Auf der Seite für Freiwillige steht, was Sie erwartet.',
              ],
              [
                'Yes, if you are at least eighteen and nothing rules it out, such as a pacemaker. The page for volunteers tells you what to expect.',
              ],
            ),
          ],
        },
      ),
      block(
        'callToAction',
        { id: 'take-part' },
        {
          text: {
            de: 'Lesen ist das eine, hören und sehen das andere: Unsere Studien suchen laufend Freiwillige.',
            en: 'Reading about it is one thing, hearing and seeing it another: our studies always need volunteers.',
          },
          label: { de: 'An Studien teilnehmen', en: 'Take part in studies' },
          link: toVolunteers,
        },
      ),
    ],
  },
  {
    category: 'info',
    page: 'anniversary-event',
    title: { de: 'Zwanzig Jahre Institut', en: 'Twenty years of the institute' },
    lead: {
      de: 'Im Jahr 2026 ist das Institut zwanzig Jahre alt geworden. Wir feiern mit einem Tag der offenen Tür.',
      en: 'In 2026 the institute turned twenty. We are celebrating with an open day.',
    },
    picture: 'slicePulses',
    items: [
      text(
        { id: 'what-we-celebrate', title: { de: 'Was wir feiern', en: 'What we celebrate' } },
        [
          'Im Jahr 2006 kam ein Magnet von 32 Tonnen in eine leere Halle. Kaum jemand wusste damals, wie gut sich Menschen bei 7 Tesla untersuchen lassen. Seither haben mehr als neuntausend Freiwillige hier gelegen, etwa sechshundert Artikel sind erschienen, und zwei stärkere Magnete sind dazugekommen.',
          'Diese zwanzig Jahre verdanken wir vielen: den Freiwilligen, den Technikerinnen und Technikern, allen, die uns fördern, und der Nachbarschaft. Ihnen allen wollen wir zeigen, was daraus geworden ist.',
        ],
        [
          'In 2006 a magnet weighing 32 tonnes moved into an empty hall. Hardly anyone knew then how well people could be examined at 7 tesla. More than nine thousand volunteers have been scanned here since, some six hundred articles have appeared, and two stronger magnets have joined the first.',
          'We owe these twenty years to many: to the volunteers, the technicians, those who fund us and our neighbours. We want to show all of them what has come of it.',
        ],
      ),
      text(
        {
          id: 'open-house',
          title: { de: 'Was es zu sehen gibt', en: 'What there is to see' },
          picture: 'loopField',
        },
        [
          'Was Sie an diesem Tag ansehen, anfassen und ausprobieren können:',
          [
            'Führungen zum Gerät mit 9,4 Tesla, bis an die Tür des Messraums',
            'Versuche für Kinder ab acht Jahren: Kreisel, Kompasse, Echos',
            'Die Werkstatt, in der Spulen entstehen',
            'Die schönsten Bilder aus allen Wettbewerben von ARTifact',
          ],
          'Das Haus ist ohne Stufen zugänglich. Mit einem Herzschrittmacher können Sie fast überall dabei sein; wir zeigen Ihnen, wo die Grenze verläuft.',
        ],
        [
          'What you can see, touch and try on the day:',
          [
            'Tours to the 9.4-tesla scanner, up to the door of the scanner room',
            'Experiments for children from the age of eight: gyroscopes, compasses, echoes',
            'The workshop where coils are made',
            'The finest pictures from all ARTifact contests',
          ],
          'The building has step-free access. If you have a pacemaker you can join in almost everywhere; we will show you where the limit is.',
        ],
      ),
    ],
  },
  {
    category: 'info',
    page: 'event',
    title: { de: 'Veranstaltungen', en: 'Events' },
    lead: {
      de: 'Vorträge, Kurse und Tage der offenen Tür am Institut und an anderen Orten.',
      en: 'Talks, courses and open days at the institute and elsewhere.',
    },
    items: [
      text(
        { id: 'introduction' },
        [
          'Die meisten Veranstaltungen sind öffentlich und kostenlos. Vorträge für die Allgemeinheit sind auf Deutsch, wissenschaftliche Seminare auf Englisch. Manche können Sie auch von zu Hause aus verfolgen.',
        ],
        [
          'Most events are public and free. Talks for everyone are in German, scientific seminars in English. Some can also be followed from home.',
        ],
      ),
      text(
        { id: 'for-whom', title: { de: 'Für wen ist was?', en: 'What is there for whom?' } },
        [
          [
            'Für alle: offene Abende mit Bildern, Fragen und einem Blick auf das Gerät, dazu einmal im Jahr die [Hahn-Vorlesung](/de/info/hahn-lecture).',
            'Für Schulklassen: zweimal im Jahr ein Tag, an dem die Klasse selbst misst und rechnet. Wie das war, erzählt der Bericht vom [Schülertag](/de/info/neuigkeiten/schuelertag-wie-kommt-der-kopf-ins-bild).',
            'Für Studierende und Promovierende: die Frühjahrsschule mit Messzeit am Gerät. Danach hilft die Seite [Karriere](/de/ueber/karriere) weiter.',
            'Für Fachleute: Seminare, meist auch im Livestream, und der [German Evening](/de/ismrm-german-evening) am Rande der Jahrestagung.',
          ],
        ],
        [
          [
            'For everyone: open evenings with images, questions and a look at the scanner, and once a year the [Hahn Lecture](/en/info/hahn-lecture).',
            'For schools: twice a year a day on which pupils measure and compute for themselves. [Write to us](/en/contact) if you would like to bring a class; these days are held in German.',
            'For students and doctoral candidates: the spring school, with time at the scanner. [Careers](/en/about/career) says what can come next.',
            'For specialists: seminars, mostly with a livestream, and the [German Evening](/en/ismrm-german-evening) beside the annual meeting.',
          ],
        ],
      ),
      text(
        { id: 'how-to-register', title: { de: 'So melden Sie sich an', en: 'How to register' } },
        [
          'Ist eine Anmeldung nötig, steht das Formular bei der Veranstaltung. Sie bekommen eine E-Mail mit allen Angaben und einem Link, über den Sie Ihre Anmeldung ansehen und absagen können. Sind alle Plätze vergeben, kommen Sie auf die Warteliste; wird ein Platz frei, schreiben wir Ihnen der Reihe nach.',
          'Wenn Sie den Kalender oben abonnieren, stehen neue Termine von selbst in Ihrem eigenen, auch verlegte und abgesagte.',
        ],
        [
          'Where you need to register, the form is with the event. You will receive an e-mail with all the facts and a link to view or cancel your registration. If all seats are taken you go on the waiting list, and when one becomes free we write to people in turn.',
          'If you subscribe to the calendar above, new events appear in your own by themselves, including those that are moved or cancelled.',
        ],
      ),
      text(
        { id: 'getting-here', title: { de: 'Anfahrt und Zugang', en: 'Getting here, getting in' } },
        [
          'Das Haus liegt fünf Minuten vom Bahnhof; den Weg zeigt die Seite [Kontakt](/de/kontakt). Das Gebäude in der Feldstraße 7 ist ohne Stufen zugänglich. Brauchen Sie eine Induktionsanlage, eine Dolmetscherin oder einen Dolmetscher für Gebärdensprache oder einen Platz in der ersten Reihe, schreiben Sie uns bitte drei Wochen vorher an office@example.org.',
          'Neue Termine kündigen wir auf dieser Seite und in unseren [Neuigkeiten](/de/info/neuigkeiten) an.',
        ],
        [
          'The institute is five minutes from the station; the page [Contact](/en/contact) shows the way. The building at Feldstraße 7 has step-free access. If you need a hearing loop, a sign language interpreter or a seat in the front row, please write to office@example.org three weeks ahead.',
          'We announce new events on this page and in our [news](/en/info/news).',
        ],
      ),
      block(
        'cards',
        { id: 'special-events', title: { de: 'Besondere Veranstaltungen', en: 'Special events' } },
        {
          cards: [
            {
              title: { de: 'Zwanzig Jahre Institut', en: 'Twenty years of the institute' },
              text: {
                de: 'Die Feier zum Jubiläum: was wir feiern und was es zu sehen gibt.',
                en: 'The anniversary: what we celebrate, and what there is to see.',
              },
              image: null,
              link: { href: '/de/info/jubilaeumsveranstaltung' },
            },
            {
              title: { de: 'ISMRM German Evening', en: 'ISMRM German Evening' },
              text: {
                de: 'Ein Abend für alle, die mit Magnetresonanz zu tun haben und Deutsch sprechen, am Rand der Jahrestagung.',
                en: 'An evening for everyone in magnetic resonance who speaks German, alongside the annual meeting.',
              },
              image: null,
              link: { href: '/de/ismrm-german-evening' },
            },
          ],
        },
      ),
    ],
  },
  {
    category: 'info',
    page: 'hahn-lecture',
    title: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
    lead: {
      de: 'Einmal im Jahr spricht hier jemand, der die Magnetresonanz vorangebracht hat. Willkommen sind alle.',
      en: 'Once a year someone who has moved magnetic resonance forward speaks here. Everyone is welcome.',
    },
    picture: 'fingerprints',
    items: [
      text(
        { id: 'what-it-is', title: { de: 'Eine Vorlesung, ein Name', en: 'A lecture and its name' } },
        [
          'Die Hahn-Vorlesung gibt es seit 2007. Sie trägt den Namen des Physikers Erwin L. Hahn. Er zeigte 1950, dass ein verklungenes Signal wiederkehrt, wenn ein zweiter Puls die Kerne umdreht. Auf diesem Spinecho beruhen bis heute viele Messverfahren der Magnetresonanztomographie.',
          'Jedes Jahr steht ein Thema im Mittelpunkt, das über das eigene Fach hinausreicht. Die Vorlesung dauert fünfundvierzig Minuten. Danach ist eine halbe Stunde Zeit für Fragen, auch für solche aus dem Netz.',
        ],
        [
          'The Hahn Lecture has been held since 2007. It is named after the physicist Erwin L. Hahn. In 1950 he showed that a signal which has died away comes back when a second pulse turns the nuclei round. Many MRI methods still rest on this spin echo.',
          'Each year has one subject that reaches beyond its own field. The lecture lasts forty-five minutes and is followed by half an hour for questions, including those sent in online.',
        ],
      ),
      text(
        { id: 'who-speaks', title: { de: 'Wer spricht', en: 'Who speaks' } },
        [
          'Eingeladen wird, wer die Magnetresonanz durch eine Idee, ein Verfahren oder ein Gerät verändert hat und davon verständlich erzählen kann. Eine Kommission aus drei Mitgliedern des Instituts und zwei auswärtigen Fachleuten wählt aus den Vorschlägen aus. Vorschlagen dürfen alle. Eine Begründung auf einer Seite genügt; schicken Sie sie bis Ende Januar an office@example.org.',
        ],
        [
          'We invite people who have changed magnetic resonance by an idea, a method or a machine, and who can explain it well. A committee of three members of the institute and two experts from elsewhere chooses among the nominations. Anyone may nominate. One page of reasons is enough; please send it to office@example.org by the end of January.',
        ],
      ),
      text(
        { id: 'how-to-attend', title: { de: 'So können Sie teilnehmen', en: 'How to attend' } },
        [
          [
            'Im Saal: Der Hörsaal liegt im Erdgeschoss und hat drei Plätze für Rollstühle. Anschließend gibt es Getränke im Foyer.',
            'Online: Für den Livestream brauchen Sie kein Konto, nur einen Browser.',
          ],
          'Die Vorlesung ist auf Englisch, der Eintritt frei. Was für den nächsten Termin gilt, lesen Sie oben.',
        ],
        [
          [
            'In the hall: the lecture theatre is on the ground floor and has three wheelchair spaces. Drinks are served in the foyer afterwards.',
            'Online: the livestream needs no account, just a browser.',
          ],
          'The lecture is in English and admission is free. What applies to the next one is stated above.',
        ],
      ),
      block(
        'callToAction',
        { id: 'past-lectures' },
        {
          text: {
            de: 'Worum es seit 2007 ging, haben wir gesammelt.',
            en: 'We keep a list of all subjects since 2007.',
          },
          label: { de: 'Frühere Themen ansehen', en: 'See past subjects' },
          link: toHistory,
        },
      ),
    ],
  },
  {
    category: 'info',
    page: 'hahn-lecture-history',
    title: { de: 'Geschichte der Hahn-Vorlesung', en: 'History of the Hahn Lecture' },
    lead: {
      de: 'Alle Vorlesungen seit 2007, mit Zusammenfassungen und Aufzeichnungen.',
      en: 'Every lecture since 2007, with abstracts and recordings.',
    },
    picture: 'decayCurves',
    items: [
      text(
        { id: 'introduction', title: { de: 'Was sich verändert hat', en: 'What has changed' } },
        [
          'Als die erste Hahn-Vorlesung stattfand, war das Institut ein Jahr alt. Liest man die Themen der Reihe nach, sieht man einem Fach beim Wachsen zu: Am Anfang ging es um Magnete und Spulen, später um das Messen, heute immer öfter um das Rechnen.',
        ],
        [
          'When the first Hahn Lecture was held, the institute was one year old. Read in order, the subjects show a field growing up: it began with magnets and coils, moved on to measuring, and now turns more and more to computing.',
        ],
      ),
      block(
        'timeline',
        { id: 'in-stages', title: { de: 'In vier Abschnitten', en: 'In four stages' } },
        {
          entries: [
            {
              when: { de: '2007–2012', en: '2007–2012' },
              title: { de: 'Das Gerät', en: 'The machine' },
              text: {
                de: 'Warum ein Magnet 32 Tonnen wiegt, wie nah eine Spule an den Kopf darf, und 2010 ein Abend zum sechzigsten Jahr des Spinechos, mit Hahns Versuch auf einem Tisch.',
                en: 'Why a magnet weighs 32 tonnes, how close a coil may come to the head, and in 2010 an evening for sixty years of the spin echo, with Hahn’s experiment on a table.',
              },
            },
            {
              when: { de: '2013–2018', en: '2013–2018' },
              title: { de: 'Der Mensch', en: 'The human body' },
              text: {
                de: 'Natrium und Zucker im Gehirn, das schlagende Herz, die Schichten der Hirnrinde, der Hippocampus. Nun kommen auch Ärztinnen und Psychologen auf das Podium.',
                en: 'Sodium and sugar in the brain, the beating heart, the layers of the cortex, the hippocampus. Physicians and psychologists now take the stage as well.',
              },
            },
            {
              when: { de: '2019–2022', en: '2019–2022' },
              title: { de: 'Die Rechnung', en: 'The computation' },
              text: {
                de: 'Wie warm wird ein Implantat? Was ergänzt ein neuronales Netz, und wann erfindet es etwas? 2021 blieb der Saal leer; die Vorlesung kam aus der Ferne.',
                en: 'How warm does an implant become? What does a neural network add, and when does it invent? In 2021 the hall stayed empty, and the lecture came from afar.',
              },
            },
            {
              when: { de: 'seit 2023', en: 'since 2023' },
              title: { de: 'Die Menschen im Gerät', en: 'The people in the scanner' },
              text: {
                de: 'Kinder, die nicht stillhalten müssen, Tomographen, die summen statt hämmern, und Messungen im Takt des Herzens.',
                en: 'Children who need not keep still, scanners that hum instead of hammering, and measurements in time with the heart.',
              },
            },
          ],
        },
      ),
      text(
        { id: 'watch-and-cite', title: { de: 'Ansehen, lesen, zitieren', en: 'Watching, reading, citing' } },
        [
          'Jede Vorlesung hat eine eigene Seite, zu der die Liste oben führt. Dort stehen die Zusammenfassung, wie Sie sie zitieren und, wenn es eine gibt, die Aufzeichnung. Fehlt etwas, das Sie besitzen, etwa ein Mitschnitt oder Folien? Schreiben Sie an office@example.org.',
          'Wie ein solcher Abend verläuft, erzählt unser Rückblick [„Ein Abend im Takt des Herzens“](/de/info/neuigkeiten/hahn-vorlesung-ein-abend-im-takt-des-herzens). Wer der Mann war, nach dem die Vorlesung heißt, steht auf der Seite über [Erwin Hahn](/de/ueber/erwin-hahn).',
        ],
        [
          'Each lecture has a page of its own, to which the list above leads. It gives the abstract, how to cite it and, where there is one, the recording. Do you have something that we lack, such as a recording or slides? Write to office@example.org.',
          'Our look back, [‘An evening in time with the heart’](/en/info/news/hahn-lecture-an-evening-in-time-with-the-heart), tells what such an evening is like. The page about [Erwin Hahn](/en/about/erwin-hahn) says who gave the lecture its name.',
        ],
      ),
      block(
        'callToAction',
        { id: 'next-lecture' },
        {
          text: {
            de: 'Wie Sie die nächste Vorlesung im Saal oder online hören, steht auf der Seite der Hahn-Vorlesung.',
            en: 'The page of the Hahn Lecture says how to attend the next one in person or online.',
          },
          label: { de: 'Zur Hahn-Vorlesung', en: 'Go to the Hahn Lecture' },
          link: toLecture,
        },
      ),
    ],
  },
  {
    category: 'info',
    page: 'ismrm-german-evening',
    title: { de: 'ISMRM German Evening', en: 'ISMRM German Evening' },
    lead: {
      de: 'Ein Abend für alle, die mit Magnetresonanz zu tun haben und Deutsch sprechen, am Rand der Jahrestagung der ISMRM.',
      en: 'An evening for everyone who works in magnetic resonance and speaks German, alongside the annual meeting of the ISMRM.',
    },
    items: [
      text(
        { id: 'what-it-is', title: { de: 'Ein Abend zum Reden', en: 'An evening to talk' } },
        [
          'Zur Jahrestagung der International Society for Magnetic Resonance in Medicine (ISMRM) reisen Tausende an, jedes Jahr in eine andere Stadt. Man sieht sich in Sitzungen und zwischen Postern, und oft bleibt es beim Grüßen. Der German Evening ist der Abend, an dem Zeit zum Reden ist.',
          'Wir mieten dafür ein Lokal in der Nähe des Tagungsortes. Es gibt zwei kurze Grußworte, etwas zu essen und sonst kein Programm.',
        ],
        [
          'Thousands travel to the annual meeting of the International Society for Magnetic Resonance in Medicine (ISMRM), each year in a different city. People see one another in sessions and between posters, and often it stops at a nod. The German Evening is when there is time to talk.',
          'We book a restaurant close to the venue. There are two short speeches, something to eat and no further programme.',
        ],
      ),
      text(
        { id: 'who-comes', title: { de: 'Wer kommt', en: 'Who comes' } },
        [
          'Eingeladen sind alle, die mit Magnetresonanz zu tun haben und sich auf Deutsch unterhalten mögen, gleich wo sie arbeiten:',
          [
            'Studierende und Promovierende, gern auch auf ihrer ersten Tagung',
            'Forschende aus Hochschulen, Kliniken und Instituten',
            'Fachleute aus der Industrie',
            'Menschen, die Deutsch lernen und es üben wollen',
          ],
          'Am Eingang hängt eine Tafel für Stellen. Wer eine hat oder sucht, heftet einen Zettel an.',
        ],
        [
          'Everyone who works with magnetic resonance and likes to chat in German is invited, wherever they are based:',
          [
            'students and doctoral candidates, including those at their first meeting',
            'researchers from universities, hospitals and institutes',
            'people from industry',
            'anyone who is learning German and wants to practise',
          ],
          'There is a notice board for jobs by the door. If you have one to offer, or are looking for one, pin up a note.',
        ],
      ),
      text(
        { id: 'how-to-join', title: { de: 'So sind Sie dabei', en: 'How to join' } },
        [
          'Wo und wann wir uns treffen und wie Sie sich anmelden, lesen Sie oben. Für Studierende ist das Essen frei, alle anderen zahlen selbst.',
          'Möchten Sie den Abend unterstützen oder mit vorbereiten, schreiben Sie an office@example.org.',
        ],
        [
          'Where and when we meet, and how to register, is stated above. Students eat free; everyone else pays for themselves.',
          'If you would like to support the evening or help to prepare it, please write to office@example.org.',
        ],
      ),
    ],
  },
  {
    category: 'info',
    page: 'artifact',
    title: { de: 'ARTifact', en: 'ARTifact' },
    lead: {
      de: 'Kunst, die es ohne Messgeräte nicht gäbe: Bilder, Skulpturen, Musik und Filme aus dem Umfeld der MRT.',
      en: 'Art that would not exist without instruments: pictures, sculptures, music and films from the world of MRI.',
    },
    picture: 'phaseMap',
    items: [
      text(
        { id: 'what-it-is', title: { de: 'Fehler, die schön sind', en: 'Beautiful mistakes' } },
        [
          'Ein Artefakt ist etwas im Bild, das es im Körper nicht gibt: ein Streifen, ein Schatten, ein Kopf, der sich um sich selbst wickelt. In der Forschung stört es. Manchmal aber hält man inne, weil es schön ist.',
          'Dafür gibt es ARTifact. Der Name verbindet das englische Wort „art“ für Kunst mit dem Artefakt. Gezeigt werden auch Bilder, an denen nichts falsch ist: ein Blick in den k-Raum, eine Karte der Nervenfasern, eine Orange in Scheiben.',
        ],
        [
          'An artefact is something in an image that is not in the body: a stripe, a shadow, a head wrapped around itself. In research it is a nuisance. But now and then one stops and looks, because it is beautiful.',
          'That is what ARTifact is for. The name joins ‘art’ and ‘artefact’. Images with nothing wrong in them are welcome too: a view of k-space, a map of nerve fibres, an orange in slices.',
        ],
      ),
      text(
        { id: 'each-contest', title: { de: 'Jeder Wettbewerb ist anders', en: 'No two contests are alike' } },
        [
          'Mal geht es um Musik aus dem Lärm der Gradienten, mal um Postkarten. Jeder Wettbewerb hat sein Thema und seine Regeln: Wer mitmachen kann, wer entscheidet und was es zu gewinnen gibt, lesen Sie beim Wettbewerb selbst.',
          'Was gewonnen hat, hängt danach im Foyer. Besuch ist willkommen.',
        ],
        [
          'One is about music made of the noise of the gradients, another about postcards. Each contest has its subject and its rules: who can take part, who decides and what there is to win is on the page of the contest itself.',
          'What has won hangs in the foyer afterwards. Visitors are welcome.',
        ],
      ),
      block(
        'callToAction',
        { id: 'see-contests' },
        {
          text: {
            de: 'Sie möchten einfach schauen und hören?',
            en: 'Would you simply like to look and listen?',
          },
          label: { de: 'Zu den Beiträgen', en: 'Go to the entries' },
          link: toContests,
        },
      ),
      block(
        'callToAction',
        { id: 'vote' },
        {
          text: {
            de: 'Welches Werk gefällt Ihnen am besten?',
            en: 'Which work do you like best?',
          },
          label: { de: 'Zur Abstimmung', en: 'Go to the vote' },
          link: { href: '/de/artifact-abstimmung' },
        },
      ),
    ],
  },
  {
    category: 'info',
    page: 'artifact-overview',
    title: { de: 'Die Beiträge', en: 'The entries' },
    lead: {
      de: 'Was Menschen aus Messdaten, Licht und Lärm gemacht haben.',
      en: 'What people have made of data, light and noise.',
    },
    picture: 'distortedGrid',
    items: [
      text(
        { id: 'introduction' },
        [
          'Zu jedem Werk gehört seine Geschichte: Öffnen Sie es, und lesen Sie, wie es entstanden ist. Was gewonnen hat, hängt im Foyer des Instituts.',
          'Bevor Sie ein Bild an anderer Stelle verwenden, fragen Sie uns bitte: Die Rechte liegen bei denen, die es gemacht haben.',
        ],
        [
          'Each work has its story: open it and read how it came about. What has won hangs in the foyer of the institute.',
          'Please ask us before using an image elsewhere: the rights belong to those who made it.',
        ],
      ),
      block(
        'callToAction',
        { id: 'about-contest' },
        {
          text: {
            de: 'Was ist ARTifact, und wer kann mitmachen?',
            en: 'What is ARTifact, and who can take part?',
          },
          label: { de: 'Mehr über ARTifact lesen', en: 'Read more about ARTifact' },
          link: toArtifact,
        },
      ),
    ],
  },
  {
    category: 'info',
    page: 'artifact-voting',
    title: { de: 'Abstimmen', en: 'Vote' },
    lead: {
      de: 'Schauen Sie sich um, hören Sie hinein, und entscheiden Sie mit.',
      en: 'Look around, listen, and have your say.',
    },
    items: [
      text(
        { id: 'how-to-look', title: { de: 'Nehmen Sie sich Zeit', en: 'Take your time' } },
        [
          'Jedes Werk lässt sich groß öffnen. Lesen Sie, wie es entstanden ist, und hören Sie Musik am besten mit Kopfhörern.',
          'Haben Sie eine Frage zur Abstimmung, schreiben Sie an office@example.org. Wie wir mit Ihrer Adresse umgehen, lesen Sie in der [Datenschutzerklärung](/de/datenschutz).',
        ],
        [
          'Each work can be opened large. Read how it came about, and listen to music with headphones if you can.',
          'If you have a question about voting, please write to office@example.org. The [privacy page](/en/data-privacy) says what we do with your address.',
        ],
      ),
    ],
  },
]
