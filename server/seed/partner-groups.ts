import type { DemoGroup } from './groups.ts'

const funders = {
  dfg: 'Deutsche Forschungsgemeinschaft (DFG)',
  europe: 'Horizon Europe',
  volkswagen: 'VolkswagenStiftung',
}

/** The six groups of partners that use the institute's scanners. */
export const partnerGroups: readonly DemoGroup[] = [
  {
    key: 'sequences',
    name: { de: 'Pulssequenzen und Gradienten', en: 'Pulse sequences and gradients' },
    keyword: { de: 'Sequenzen', en: 'Sequences' },
    subject: { de: 'Messtechnik', en: 'Acquisition methods' },
    teaser: {
      de: 'Eine Sequenz ist eine Partitur für Spulen und Gradienten. Wir schreiben solche, die den k-Raum schneller füllen, leiser klingen und ihre eigenen Fehler mitmessen.',
      en: 'A sequence is a score for coils and gradients. We write ones that fill k-space faster, sound quieter and measure their own errors.',
    },
    description: {
      de: [
        'Zwischen zwei Pulsen liegen Millisekunden, in denen drei Gradienten den Weg durch den k-Raum vorgeben. Ihre Leistung ist begrenzt: durch die Anstiegszeit, durch Nerven, die sie reizen können, und durch Wirbelströme, die jeden Verlauf verbiegen. Wir suchen unter diesen Grenzen den schnellsten Weg.',
        'Mit einer Feldkamera aus 16 kleinen Sonden messen wir, welche Bahn der Tomograph wirklich fährt, statt derjenigen, die er fahren soll. Spiralen, die früher verschwammen, werden dadurch scharf, und eine ganze Hirnaufnahme passt in eine Sekunde.',
        'Unsere Sequenzen entstehen in einer offenen Beschreibungssprache. So laufen sie auf Geräten verschiedener Hersteller, und andere können sie nachspielen.',
      ],
      en: [
        'Between two pulses lie milliseconds in which three gradients set the path through k-space. Their power is limited: by their slew rate, by nerves that they can stimulate, and by eddy currents that bend every course. Within these limits we look for the fastest path.',
        'With a field camera of 16 small probes we measure the path the scanner really takes instead of the one it is meant to take. Spirals that used to blur become sharp, and a whole brain fits into one second.',
        'Our sequences are written in an open description language. They run on scanners of several makers, and others can play them again.',
      ],
    },
    projects: [
      {
        title: { de: 'Eine Sekunde, ein Gehirn', en: 'One second, one brain' },
        text: {
          de: 'Spiralen mit gleichzeitiger Anregung mehrerer Schichten, korrigiert durch die Feldkamera: funktionelle Bildgebung mit 1 Millimeter und einer Sekunde.',
          en: 'Spirals with simultaneous excitation of several slices, corrected by the field camera: functional imaging at 1 millimetre and one second.',
        },
        funders: [funders.dfg],
        from: '2024',
      },
      {
        title: { de: 'Leise messen', en: 'Measuring quietly' },
        text: {
          de: 'Weiche Gradientenverläufe senken den Schalldruck um 20 Dezibel, damit auch Kinder und Schlafende untersucht werden können.',
          en: 'Soft gradient courses lower the sound pressure by 20 decibels, so that children and sleepers can be examined, too.',
        },
        funders: [funders.volkswagen],
        from: '2021-04',
        to: '2024-03',
      },
    ],
    leader: 'watanabe',
    members: ['mira', 'petrovic'],
    tags: [
      ['Sequenzen', 'Sequences'],
      ['Gradienten', 'Gradients'],
      ['Feldkamera', 'Field camera'],
    ],
    email: 'sequenzen@example.org',
    place: {
      de: 'Technische Universität, zu Gast in Haus 2',
      en: 'University of Technology, guest in building 2',
    },
  },
  {
    key: 'relaxometry',
    name: { de: 'Quantitative MRT', en: 'Quantitative MRI' },
    keyword: { de: 'Relaxometrie', en: 'Relaxometry' },
    subject: {
      de: 'Relaxationszeiten, Suszeptibilität und Fingerprinting',
      en: 'Relaxation times, susceptibility and fingerprinting',
    },
    teaser: {
      de: 'Statt heller und dunkler Bilder messen wir Zahlen mit Einheiten: T1, T2, Eisen und Myelin, vergleichbar zwischen Menschen, Geräten und Jahren.',
      en: 'Instead of bright and dark images we measure numbers with units: T1, T2, iron and myelin, comparable between people, scanners and years.',
    },
    description: {
      de: [
        'Ein gewöhnliches MRT-Bild sagt nur, dass eine Stelle heller ist als ihre Nachbarin. Dieselbe Stelle in Millisekunden anzugeben ist schwerer, denn Sendefeld, Pulsform und Magnetisierungstransfer verfälschen jede Schätzung. Im Ultrahochfeld sind diese Einflüsse größer, der Lohn ist es auch.',
        'Wir messen ganze Kurven: Erholung nach einer Umkehr, Zerfall über viele Echos, Phase über viele Millisekunden. Daraus entstehen Karten von T1 und T2, vom Eisen in den Kernen des Zwischenhirns und vom Myelin der Fasern. Beim Fingerprinting geht es umgekehrt: Die Sequenz wechselt unablässig ihre Werte, und ein Wörterbuch berechneter Verläufe verrät, welches Gewebe so klingt.',
        'Zahlen sind nur so gut wie ihr Abgleich. Einmal im Monat fährt ein Phantom mit bekannten Werten durch alle Geräte, und zweimal im Jahr reisen drei von uns zu vier anderen Instituten.',
      ],
      en: [
        'An ordinary MR image only says that one place is brighter than its neighbour. Stating the same place in milliseconds is harder, for transmit field, pulse shape and magnetisation transfer distort every estimate. At ultra-high field these influences are larger, and so is the reward.',
        'We measure whole curves: recovery after an inversion, decay over many echoes, phase over many milliseconds. From them we make maps of T1 and T2, of iron in the deep nuclei and of myelin in the fibres. Fingerprinting goes the other way round: the sequence keeps changing its values, and a dictionary of calculated courses reveals which tissue sounds like this.',
        'Numbers are only as good as their calibration. Once a month a phantom of known values passes through all scanners, and twice a year three of us travel to four other institutes.',
      ],
    },
    projects: [
      {
        title: { de: 'Fünf Orte, eine Zahl', en: 'Five sites, one number' },
        text: {
          de: 'Reisende Freiwillige und ein gemeinsames Protokoll: Wie genau stimmen T1-Karten von fünf 7-Tesla-Geräten überein?',
          en: 'Travelling volunteers and a common protocol: how well do T1 maps from five 7-tesla scanners agree?',
        },
        funders: [funders.europe],
        from: '2023-09',
      },
      {
        title: { de: 'Eisen im Alter', en: 'Iron in ageing' },
        text: {
          de: 'Suszeptibilitätskarten von 200 Menschen zwischen 20 und 90 Jahren.',
          en: 'Susceptibility maps of 200 people between 20 and 90 years of age.',
        },
        funders: [funders.dfg],
        from: '2022-01',
      },
    ],
    leader: 'rosenstolz',
    members: ['adeyemi'],
    tags: [
      ['Relaxometrie', 'Relaxometry'],
      ['Myelin', 'Myelin'],
      ['Eisen', 'Iron'],
    ],
    email: 'quantitativ@example.org',
    place: {
      de: 'Universität Larmorstadt, Haus 2, Raum 2.10',
      en: 'University of Larmorstadt, building 2, room 2.10',
    },
  },
  {
    key: 'safety',
    name: { de: 'MR-Sicherheit und Implantate', en: 'MR safety and implants' },
    keyword: { de: 'Sicherheit', en: 'Safety' },
    subject: { de: 'Feldberechnung und Erwärmung', en: 'Field computation and heating' },
    teaser: {
      de: 'Wir berechnen und messen, wo Hochfrequenz Gewebe erwärmt, und prüfen, mit welchen Implantaten man gefahrlos in ein 7-Tesla-Gerät kann.',
      en: 'We calculate and measure where radio-frequency fields heat tissue, and test which implants may safely enter a 7-tesla scanner.',
    },
    description: {
      de: [
        'Ein Draht im Hochfrequenzfeld ist eine Antenne. Passt seine Länge zur Welle, sammelt er Leistung und gibt sie an der Spitze wieder ab, auf wenigen Kubikmillimetern. Bei 7 Tesla ist die Welle kurz, und Längen, die bei 1,5 Tesla harmlos sind, können hier in Resonanz geraten. Auch das Umgekehrte kommt vor.',
        'Weil niemand ein Thermometer im Kopf trägt, rechnen wir: mit Modellen von Frauen, Männern und Kindern, millimetergenau, für jede Lage und jede Spule. Am Phantom prüfen faseroptische Sonden, ob die Rechnung stimmt. Paralleles Senden macht die Aufgabe schwerer, gibt uns aber auch ein Mittel: Wir stellen die Sender so ein, dass am Implantat kein elektrisches Feld entsteht.',
        'Aus den Ergebnissen wird eine Liste. Ärztinnen und Ärzte, die wissen müssen, ob jemand mit einer Hüftprothese, einem Stent oder einem Zahnimplantat teilnehmen darf, finden dort eine Antwort mit Begründung.',
      ],
      en: [
        'A wire in a radio-frequency field is an antenna. Where its length fits the wave, it collects power and releases it at its tip, within a few cubic millimetres. At 7 tesla the wave is short, and lengths that are harmless at 1.5 tesla may resonate here. The reverse happens, too.',
        'As nobody carries a thermometer in their head, we calculate: with models of women, men and children, to the millimetre, for every position and every coil. On a phantom, fibre-optic probes check whether the calculation holds. Parallel transmission makes the task harder but also gives us a means: we set the transmitters so that no electric field arises at the implant.',
        'The results become a list. Physicians who need to know whether somebody with a hip replacement, a stent or a dental implant may take part find an answer there, with its reasons.',
      ],
    },
    projects: [
      {
        title: { de: 'Der blinde Fleck für den Draht', en: 'A blind spot for the wire' },
        text: {
          de: 'Sendeeinstellungen, die an einer Elektrode zur tiefen Hirnstimulation kein Feld erzeugen und den Kopf trotzdem ausleuchten.',
          en: 'Transmit settings that create no field at an electrode for deep brain stimulation and still light up the head.',
        },
        funders: [funders.dfg],
        from: '2024-01',
      },
      {
        title: { de: 'Wer darf hinein?', en: 'Who may go in?' },
        text: {
          de: 'Eine Datenbank mit Messungen an mehr als 300 Implantaten, gemeinsam geführt von neun Ultrahochfeld-Zentren.',
          en: 'A database of measurements on more than 300 implants, kept jointly by nine ultra-high-field centres.',
        },
        funders: [funders.europe],
        from: '2020',
      },
    ],
    leader: 'achternbusch',
    members: ['thormahlen', 'wiesenthaler'],
    tags: [
      ['Sicherheit', 'Safety'],
      ['Implantate', 'Implants'],
      ['SAR', 'SAR'],
    ],
    email: 'sicherheit@example.org',
    place: { de: 'Haus 2, Messlabor 2.15', en: 'Building 2, test laboratory 2.15' },
  },
  {
    key: 'heart',
    name: { de: 'Kardiale MRT', en: 'Cardiac MRI' },
    keyword: { de: 'Herz', en: 'Heart' },
    subject: { de: 'Bildgebung des schlagenden Herzens', en: 'Imaging of the beating heart' },
    teaser: {
      de: 'Das Herz bewegt sich, füllt sich mit Blut und liegt tief. Wir zeigen bei 7 Tesla, wie sich sein Muskel dreht, verkürzt und vernarbt.',
      en: 'The heart moves, fills with blood and lies deep. At 7 tesla we show how its muscle twists, shortens and scars.',
    },
    description: {
      de: [
        'Für das Herz gilt das Ultrahochfeld als schwierig. Das EKG wird vom strömenden Blut gestört, das Sendefeld reicht nicht gleichmäßig in den Brustkorb, und der Muskel verschiebt sich in jeder Sekunde um Zentimeter. Wir lösen den Takt akustisch aus, senden mit sechzehn Dipolen und messen in einem Atemzug.',
        'Was wir dafür bekommen, ist Zeit: Ein Gitter aus dunklen Linien, das wir dem Muskel zu Beginn des Herzschlags aufprägen, hält sich bei 7 Tesla bis zum nächsten. An seiner Verformung lesen wir ab, wie sich jede Stelle dreht und verkürzt, auch in der Füllungsphase, die bei niedrigerem Feld schon verblasst ist.',
        'Gemeinsam mit der Kardiologie untersuchen wir Menschen mit hypertropher Kardiomyopathie. Bei ihnen verändert sich die Drehung des Muskels, lange bevor die Wand dicker wird.',
      ],
      en: [
        'For the heart, ultra-high field is considered difficult. The ECG is disturbed by flowing blood, the transmit field does not reach evenly into the chest, and every second the muscle shifts by centimetres. We trigger acoustically, transmit with sixteen dipoles and measure within one breath.',
        'What we get in return is time: a grid of dark lines, imprinted on the muscle at the start of a heartbeat, lasts until the next one at 7 tesla. From its deformation we read how each place twists and shortens, even during filling, by which time the grid has faded at lower field.',
        'With the department of cardiology we examine people with hypertrophic cardiomyopathy. In them the twist of the muscle changes long before the wall thickens.',
      ],
    },
    projects: [
      {
        title: { de: 'Drehung vor Dicke', en: 'Twist before thickness' },
        text: {
          de: '60 Angehörige von Erkrankten, die ein verändertes Gen tragen und gesund wirken: Zeigt die Bewegung des Muskels, wer erkranken wird?',
          en: '60 relatives of patients who carry an altered gene and appear healthy: does the motion of the muscle show who will fall ill?',
        },
        funders: [funders.dfg],
        from: '2023-05',
      },
    ],
    leader: 'brzezinska',
    members: ['solhaugen'],
    tags: [
      ['Herz', 'Heart'],
      ['Bewegung', 'Motion'],
    ],
    email: 'herz@example.org',
    place: {
      de: 'Universitätsklinikum, Klinik für Kardiologie',
      en: 'University hospital, department of cardiology',
    },
  },
  {
    key: 'vessels',
    name: { de: 'Gefäße und Durchblutung', en: 'Vessels and perfusion' },
    keyword: { de: 'Gefäße', en: 'Vessels' },
    subject: { de: 'Angiographie, Fluss und Perfusion', en: 'Angiography, flow and perfusion' },
    teaser: {
      de: 'Von der Halsschlagader bis zu Arterien von 0,2 Millimetern: Wir zeigen, wie Blut ins Gehirn kommt, wie schnell es fließt und wo es knapp wird.',
      en: 'From the carotid to arteries of 0.2 millimetres: we show how blood reaches the brain, how fast it flows and where it runs short.',
    },
    description: {
      de: [
        'Die tiefen Kerne des Gehirns hängen an Arterien, die nur 0,2 bis 0,5 Millimeter weit sind. Verschließt sich eine von ihnen, entsteht ein kleiner Infarkt, und viele kleine Infarkte machen eine Demenz. Bei 7 Tesla bleibt frisch einströmendes Blut hell, weil das ruhende Gewebe ringsum länger gesättigt ist. So werden diese Arterien sichtbar, ohne Kontrastmittel.',
        'Neben der Form messen wir die Bewegung: Phasenkontrast zeigt das Tempo des Bluts in jedem Abschnitt eines Herzschlags, und mit magnetisch markiertem Blut verfolgen wir, wann es im Gewebe ankommt. Die Steifheit einer Gefäßwand verrät sich daran, wie weit der Puls noch zu spüren ist.',
        'Unsere Teilnehmenden haben Bluthochdruck, Diabetes oder nichts von beidem. Wir sehen sie alle zwei Jahre wieder.',
      ],
      en: [
        'The deep nuclei of the brain hang on arteries only 0.2 to 0.5 millimetres wide. When one of them closes, a small infarct follows, and many small infarcts make a dementia. At 7 tesla freshly inflowing blood stays bright, as the resting tissue around it remains saturated for longer. This makes these arteries visible without a contrast agent.',
        'Besides shape we measure motion: phase contrast shows the speed of the blood in each part of a heartbeat, and with magnetically labelled blood we follow when it arrives in the tissue. The stiffness of a vessel wall gives itself away by how far the pulse can still be felt.',
        'Our participants have high blood pressure, diabetes or neither. We see them again every two years.',
      ],
    },
    projects: [
      {
        title: { de: 'Kleine Gefäße, große Folgen', en: 'Small vessels, large effects' },
        text: {
          de: 'Welche Arterien verändern sich bei Bluthochdruck zuerst, und lässt sich das durch gute Behandlung aufhalten?',
          en: 'Which arteries change first in high blood pressure, and can good treatment stop it?',
        },
        funders: [funders.europe, funders.dfg],
        from: '2022-06',
      },
      {
        title: { de: 'Der Puls im Gehirn', en: 'The pulse inside the brain' },
        text: {
          de: 'Wie weit reicht der Herzschlag in den Gefäßbaum, und treibt er die Flüssigkeit an, die das Gehirn reinigt?',
          en: 'How far does the heartbeat reach into the tree of vessels, and does it drive the fluid that cleans the brain?',
        },
        funders: [funders.volkswagen],
        from: '2025-01',
      },
    ],
    leader: 'elkhatib',
    members: ['echeverria'],
    tags: [
      ['Gefäße', 'Vessels'],
      ['Angiographie', 'Angiography'],
      ['Perfusion', 'Perfusion'],
    ],
    email: 'gefaesse@example.org',
    place: {
      de: 'Universitätsklinikum, Haus 1, Raum 1.20',
      en: 'University hospital, building 1, room 1.20',
    },
  },
  {
    key: 'body',
    name: { de: 'Bildgebung des Körpers', en: 'Body imaging' },
    keyword: { de: 'Körper', en: 'Body' },
    subject: { de: 'Bauch, Becken und Gelenke', en: 'Abdomen, pelvis and joints' },
    teaser: {
      de: 'Unterhalb des Halses ist das Ultrahochfeld Neuland. Wir untersuchen Nieren, Prostata und Knorpel, mit Antennen, die um den ganzen Rumpf reichen.',
      en: 'Below the neck, ultra-high field is new ground. We examine kidneys, prostate and cartilage with antennas that reach around the whole torso.',
    },
    description: {
      de: [
        'Im Rumpf passen drei Wellenlängen nebeneinander. Wo sie sich treffen, entstehen Streifen, in denen ein Organ verschwindet. Sechzehn Dipole rings um den Körper, einzeln eingestellt, schieben diese Auslöschungen dorthin, wo sie nicht stören. Für die Nieren braucht es eine andere Einstellung als für die Wirbelsäule, und für jeden Menschen wieder eine andere.',
        'Dazu kommt der Atem. Er hebt die Leber um drei Zentimeter und verändert nebenbei das Magnetfeld. Wir messen frei atmend, sortieren jede Speiche nach der Lage des Zwerchfells und setzen die Bilder erst danach zusammen.',
        'In Knorpel und Niere lohnt sich das besonders: Natrium zeigt dort, wie gut ein Gewebe Wasser bindet oder Salz zurückhält, und Veränderungen darin gehen der sichtbaren Schädigung um Jahre voraus.',
      ],
      en: [
        'Three wavelengths fit side by side into a torso. Where they meet, bands arise in which an organ disappears. Sixteen dipoles around the body, each set by itself, push these cancellations to where they do no harm. The kidneys need another setting than the spine, and every person yet another.',
        'Then there is breath. It lifts the liver by three centimetres and alters the magnetic field on the way. We measure during free breathing, sort each spoke by the position of the diaphragm, and only then put the images together.',
        'In cartilage and kidney this is particularly rewarding: there sodium shows how well a tissue binds water or retains salt, and changes in it precede visible damage by years.',
      ],
    },
    projects: [
      {
        title: { de: 'Salz in der Niere', en: 'Salt in the kidney' },
        text: {
          de: 'Natriumkarten der Niere vor und nach einer Spende: Wie übernimmt die verbliebene Niere die Arbeit beider?',
          en: 'Sodium maps of the kidney before and after a donation: how does the remaining kidney take over the work of both?',
        },
        funders: [funders.dfg],
        from: '2024-07',
      },
      {
        title: { de: 'Knorpel, bevor er schmerzt', en: 'Cartilage before it hurts' },
        text: {
          de: 'Sportlerinnen und Sportler nach einem Kreuzbandriss, über fünf Jahre begleitet.',
          en: 'Athletes after a torn cruciate ligament, followed for five years.',
        },
        funders: [funders.volkswagen],
        from: '2019',
        to: '2024',
      },
    ],
    leader: 'quintanilhas',
    members: ['lindqvist', 'vandenbroucke'],
    tags: [
      ['Körper', 'Body'],
      ['Niere', 'Kidney'],
      ['Knorpel', 'Cartilage'],
      ['Natrium', 'Sodium'],
    ],
    email: 'koerper@example.org',
    place: {
      de: 'Sportmedizinisches Zentrum, zu Gast in Haus 1',
      en: 'Centre for sports medicine, guest in building 1',
    },
  },
]
