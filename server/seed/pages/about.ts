import { block, document, type SeedPage, text } from './parts.ts'

/** Pages about the institute: its namesake, statutes, people, work and partners. */
export const aboutPages: SeedPage[] = [
  {
    category: 'about',
    page: 'institute',
    title: { de: 'Das Institut', en: 'The institute' },
    lead: {
      de: 'Seit 2006 untersuchen wir mit sehr starken Magnetfeldern, wie der Mensch gebaut ist und wie sein Körper arbeitet.',
      en: 'Since 2006 we have used very strong magnetic fields to study how the human body is built and how it works.',
    },
    slug: { de: 'institut', en: 'institute' },
    picture: 'loopField',
    items: [
      text(
        { id: 'what-we-do', title: { de: 'Was wir tun', en: 'What we do' } },
        [
          'Ein Magnetresonanztomograph im Krankenhaus arbeitet meist mit 1,5 oder 3 Tesla. Unsere Geräte für Menschen haben 7 und 9,4 Tesla, ein drittes für kleine Proben hat 14,1 Tesla.',
          'Wir entwickeln Messverfahren und Spulen für diese Felder. Mit ihnen untersuchen wir das Gehirn, seinen Stoffwechsel und seine Erkrankungen. Was sich bewährt, geben wir an die Klinik weiter. Woran die einzelnen [Arbeitsgruppen](/de/forschung/gruppe) forschen und welche [Projekte](/de/forschung/projekte) laufen, lesen Sie unter „Forschung“.',
        ],
        [
          'Hospital scanners mostly work at 1.5 or 3 tesla. Ours for people work at 7 and 9.4 tesla; a third one, for small samples, reaches 14.1 tesla.',
          'We develop the measuring methods and the coils that such fields require. With them we study the brain, its metabolism and its diseases, and we pass on to the clinic what has proved its worth. The [research groups](/en/research/group) and their [projects](/en/research/projects) have pages of their own.',
        ],
      ),
      text(
        {
          id: 'why-ultra-high-field',
          title: { de: 'Warum Ultrahochfeld', en: 'Why ultra-high field' },
          picture: 'energyLevels',
        },
        [
          'Je stärker das Feld, desto mehr Signal geben die Wasserstoffkerne im Körper ab. Dieses Signal setzen wir in feinere Bilder um, mit einer Auflösung von 0,6 Millimetern und darunter. Damit lassen sich in der Hirnrinde einzelne Schichtgruppen unterscheiden.',
          'Auch manche Kontraste werden deutlicher: Kleine Venen etwa heben sich klarer ab. Und in Spektren rücken die Linien verschiedener Stoffe weiter auseinander.',
          'Leichter wird das Messen dadurch nicht. Bei 7 Tesla schwingen die Kerne mit 298 Megahertz, und im Kopf ist die Welle nur noch etwa zwölf Zentimeter lang. Sie löscht sich stellenweise selbst aus. Ein großer Teil unserer Arbeit besteht darin, das zu beherrschen. Wie aus Wellen Bilder werden, steht unter [„Wie funktioniert MRT?“](/de/info/wie-funktioniert-mrt)',
        ],
        [
          'The stronger the field, the more signal the hydrogen nuclei in the body give off. We turn that signal into finer images, with a resolution of 0.6 millimetres and below, in which groups of layers within the cortex can be told apart.',
          'Some kinds of contrast become clearer as well: small veins, for example, stand out better. In spectra, the lines of different substances move further apart.',
          'None of this makes measuring any easier. At 7 tesla the nuclei resonate at 298 megahertz, and inside the head the wave is only about twelve centimetres long, so it cancels itself out in places. Much of our work goes into mastering this. [‘How does MRI work?’](/en/info/how-to-mri) explains how waves become images.',
        ],
      ),
      block(
        'figures',
        { id: 'in-figures', title: { de: 'In Zahlen', en: 'In figures' } },
        {
          figures: [
            { value: { de: '2006', en: '2006' }, label: { de: 'gegründet', en: 'founded' } },
            {
              value: { de: '3', en: '3' },
              label: { de: 'Geräte mit 7, 9,4 und 14,1 Tesla', en: 'scanners at 7, 9.4 and 14.1 tesla' },
            },
            {
              value: { de: '64', en: '64' },
              label: { de: 'Mitarbeitende aus 19 Ländern', en: 'members of staff from 19 countries' },
            },
            {
              value: { de: 'über 9.000', en: 'over 9,000' },
              label: { de: 'Freiwillige seit der Gründung', en: 'volunteers since the beginning' },
            },
          ],
        },
      ),
      text(
        { id: 'how-we-work', title: { de: 'Wie wir arbeiten', en: 'How we work' } },
        [
          'Bei uns sitzen Physik, Medizin, Psychologie und Informatik auf einem Flur. Wer eine Frage an das Gehirn hat, spricht mit denen, die die Spule bauen, und umgekehrt.',
          '[Messzeit](/de/forschung/ausstattung) vergeben wir nach Antrag, auch an Gäste. Jede Studie am Menschen prüft vorher eine Ethikkommission. Messprogramme und Auswertungen veröffentlichen wir, soweit der Schutz der Daten es zulässt.',
        ],
        [
          'Physicists, physicians, psychologists and computer scientists share one corridor. Anyone with a question about the brain talks to the people who build the coils, and the other way round.',
          '[Scanner time](/en/research/equipment) is given on application, to guests as well. An ethics committee reviews every study on humans before it begins. We publish our sequences and analyses as far as data protection allows.',
        ],
      ),
      block(
        'timeline',
        { id: 'history', title: { de: 'Geschichte', en: 'History' } },
        {
          entries: [
            {
              when: { de: '2006', en: '2006' },
              title: { de: 'Gründung', en: 'Foundation' },
              text: {
                de: 'Das Institut nimmt seine Arbeit auf. Der Magnet mit 7 Tesla zieht in eine leere Halle.',
                en: 'The institute begins its work. The 7-tesla magnet moves into an empty hall.',
              },
            },
            {
              when: { de: '2007', en: '2007' },
              title: { de: 'Erste Hahn-Vorlesung', en: 'First Hahn Lecture' },
              text: {
                de: 'Wir laden zum ersten Mal zu einem öffentlichen Vortrag zu Ehren von Erwin L. Hahn ein. Seitdem geschieht das jedes Jahr.',
                en: 'For the first time we invite the public to a lecture in honour of Erwin L. Hahn. It has taken place every year since.',
              },
            },
            {
              when: { de: '2010', en: '2010' },
              title: { de: 'Eigenes Spulenlabor', en: 'A coil laboratory of our own' },
              text: {
                de: 'Spulen für 7 Tesla gibt es kaum zu kaufen. Wir bauen sie von nun an selbst.',
                en: 'Coils for 7 tesla are hard to buy. From now on we build them ourselves.',
              },
            },
            {
              when: { de: '2013', en: '2013' },
              title: { de: '14,1 Tesla für kleine Proben', en: '14.1 tesla for small samples' },
              text: {
                de: 'Am neuen Gerät lassen sich Gewebeproben mit wenigen Hundertstelmillimetern Auflösung messen.',
                en: 'The new system measures tissue samples at a resolution of a few hundredths of a millimetre.',
              },
            },
            {
              when: { de: '2016', en: '2016' },
              title: { de: '9,4 Tesla für Menschen', en: '9.4 tesla for people' },
              text: {
                de: 'Das dritte Gerät geht in Betrieb, zunächst für die Messung von Natrium und Phosphor.',
                en: 'The third system goes into service, at first to measure sodium and phosphorus.',
              },
            },
            {
              when: { de: '2021', en: '2021' },
              title: { de: 'Neues Rechenzentrum', en: 'New computing facility' },
              text: {
                de: 'Bilder aus vielen Kanälen entstehen jetzt noch während der Untersuchung.',
                en: 'Images from many channels are now computed while the examination is still running.',
              },
            },
            {
              when: { de: '2026', en: '2026' },
              title: { de: 'Zwanzig Jahre', en: 'Twenty years' },
              text: {
                de: 'Elf Gruppen messen im Haus: fünf eigene und sechs von Partnern.',
                en: 'Eleven groups use our scanners: five of our own and six from partners.',
              },
            },
          ],
        },
      ),
      block(
        'callToAction',
        { id: 'write-to-us' },
        {
          text: {
            de: 'Sie möchten bei uns messen, mitarbeiten oder das Institut besuchen? Schreiben Sie uns.',
            en: 'Would you like to measure with us, work here or visit the institute? Write to us.',
          },
          label: { de: 'Zum Kontaktformular', en: 'Go to the contact form' },
          link: { href: '/de/kontakt' },
        },
      ),
    ],
  },
  {
    category: 'about',
    page: 'erwin-hahn',
    title: { de: 'Erwin Hahn', en: 'Erwin Hahn' },
    lead: {
      de: 'Er entdeckte das Spinecho. Ohne dieses Echo gäbe es die Magnetresonanztomographie nicht in der Form, die wir kennen.',
      en: 'He discovered the spin echo. Without it, magnetic resonance imaging would not exist in the form we know.',
    },
    slug: { de: 'erwin-hahn', en: 'erwin-hahn' },
    picture: 'blochSphere',
    items: [
      text(
        { id: 'his-life', title: { de: 'Sein Leben', en: 'His life' } },
        [
          'Erwin Louis Hahn wurde 1921 in Farrell im US-Bundesstaat Pennsylvania geboren. 1950 beschrieb er in der Zeitschrift „Physical Review“ ein Signal, mit dem niemand gerechnet hatte: das Spinecho.',
          'Später lehrte und forschte er als Professor für Physik in Berkeley, an der University of California. Für seine Arbeiten erhielt er den Wolf-Preis für Physik des Jahres 1983/84. Er starb 2016.',
        ],
        [
          'Erwin Louis Hahn was born in Farrell, Pennsylvania, in 1921. In 1950 he described a signal in the journal ‘Physical Review’ that nobody had expected: the spin echo.',
          'He went on to teach and do research as a professor of physics at the University of California, Berkeley. His work was honoured with the Wolf Prize in Physics for 1983/84. He died in 2016.',
        ],
      ),
      text(
        {
          id: 'spin-echo',
          title: { de: 'Was ein Spinecho ist', en: 'What a spin echo is' },
          picture: 'echoTrain',
        },
        [
          'Wasserstoffkerne verhalten sich wie winzige Kreisel in einem Magnetfeld. Ein kurzer Hochfrequenzpuls bringt sie dazu, gemeinsam zu kreisen. Solange sie im Gleichtakt sind, geben sie ein messbares Signal ab.',
          'Doch das Feld ist nicht überall genau gleich. Manche Kerne kreisen etwas schneller, andere langsamer. Sie geraten auseinander, und das Signal verschwindet.',
          'Verloren ist es damit nicht. Ein zweiter Puls kehrt die Rückstände um: Wer vorn lag, liegt nun ebenso weit hinten. Weil die Schnellen schnell bleiben, holen sie auf. Nach derselben Zeit sind alle wieder beisammen, und das Signal kehrt zurück. Das ist das Echo.',
          { heading: 'Ein Bild dafür' },
          'Läuferinnen und Läufer starten gemeinsam und ziehen sich auseinander. Auf einen Pfiff drehen alle um. Wenn jede Person ihr Tempo hält, kommen alle im selben Augenblick am Start an.',
          'Ganz so laut wie am Anfang ist das Echo nicht. Die Kerne stören sich auch gegenseitig, in zufälliger Folge, und das lässt sich nicht umkehren. Gerade dieser Verlust ist aufschlussreich: Er unterscheidet sich von Gewebe zu Gewebe. Man beschreibt ihn durch die Zeit T2.',
        ],
        [
          'In a magnetic field, hydrogen nuclei behave like tiny spinning tops. A short radio-frequency pulse sets them turning together, and while they keep in step they give off a signal that can be measured.',
          'Yet the field is not exactly the same everywhere. Some nuclei turn a little faster, some a little more slowly. They drift apart and the signal fades.',
          'It is not lost, though. A second pulse reverses the gaps: whoever was ahead is now just as far behind. As the fast ones remain fast, they catch up. After the same time again all are together and the signal returns. That is the echo.',
          { heading: 'A picture of it' },
          'Runners set off together and spread out along the track. A whistle blows and everyone turns round. If each keeps to the same pace, all of them reach the starting line at the same moment.',
          'The echo is never quite as loud as the first signal. Nuclei also disturb one another at random, and that cannot be undone. This very loss is instructive, because it differs from one tissue to the next. The time T2 describes it.',
        ],
      ),
      text(
        { id: 'his-name-here', title: { de: 'Sein Name bei uns', en: 'His name at the institute' } },
        [
          'Kaum ein Tag vergeht bei uns ohne Spinechos. Seit 2007 erinnert die [Hahn-Vorlesung](/de/info/hahn-lecture) jedes Jahr an den Mann, der sie entdeckt hat.',
        ],
        [
          'Hardly a day passes here without spin echoes. Every year since 2007, the [Hahn Lecture](/en/info/hahn-lecture) has commemorated the man who discovered them.',
        ],
      ),
    ],
  },
  {
    category: 'about',
    page: 'statutes',
    title: { de: 'Statuten', en: 'Statutes' },
    lead: {
      de: 'Die Regeln, nach denen das Institut arbeitet und entscheidet, in der Fassung vom 14. März 2024.',
      en: 'The rules by which the institute works and decides, as adopted on 14 March 2024.',
    },
    slug: { de: 'statuten', en: 'statutes' },
    items: [
      text(
        { id: 'the-statutes' },
        [
          { heading: '§ 1 Name und Sitz' },
          'Das Institut ist ein eingetragener Verein und trägt den Namen „Institut für Ultrahochfeld-MRT e. V.“. Es hat seinen Sitz in Larmorstadt. Das Geschäftsjahr ist das Kalenderjahr.',
          { heading: '§ 2 Zweck' },
          'Das Institut fördert die Wissenschaft auf dem Gebiet der Magnetresonanz bei sehr hohen Feldern. Es dient diesem Zweck vor allem durch:',
          [
            'eigene Forschung und die Entwicklung von Messverfahren,',
            'den Betrieb von Geräten, die auch Gästen offenstehen,',
            'die Ausbildung des wissenschaftlichen Nachwuchses,',
            'öffentliche Vorträge, darunter die jährliche Hahn-Vorlesung.',
          ],
          { heading: '§ 3 Gemeinnützigkeit' },
          'Das Institut verfolgt ausschließlich und unmittelbar gemeinnützige Zwecke. Seine Mittel werden nur für diese Zwecke verwendet. Niemand darf durch unverhältnismäßig hohe Vergütungen begünstigt werden.',
          { heading: '§ 4 Mitglieder' },
          'Mitglied kann werden, wer den Zweck des Instituts durch eigene wissenschaftliche Arbeit oder auf andere Weise fördert. Über die Aufnahme entscheidet der Vorstand. Der Austritt ist zum Ende jedes Jahres möglich.',
          { heading: '§ 5 Mitgliederversammlung' },
          'Die Mitgliederversammlung tritt mindestens einmal im Jahr zusammen. Sie wählt den Vorstand, nimmt den Jahresbericht entgegen und beschließt über den Haushalt. Jedes Mitglied hat eine Stimme. Beschlüsse fasst sie mit der Mehrheit der abgegebenen Stimmen.',
          { heading: '§ 6 Vorstand' },
          'Der Vorstand besteht aus drei Personen und wird für vier Jahre gewählt. Eine Wiederwahl ist zulässig. Er leitet das Institut, verteilt die Messzeit und vertritt das Institut nach außen.',
          { heading: '§ 7 Wissenschaftlicher Beirat' },
          'Der Beirat berät den Vorstand und beurteilt alle drei Jahre die Arbeit des Instituts. Seine Mitglieder dürfen nicht am Institut beschäftigt sein.',
          { heading: '§ 8 Gute wissenschaftliche Praxis' },
          'Alle, die am Institut forschen, halten die Regeln guter wissenschaftlicher Praxis ein. Die Mitgliederversammlung bestellt eine Ombudsperson und deren Stellvertretung. Beide sind unabhängig und zur Verschwiegenheit verpflichtet.',
          { heading: '§ 9 Änderung und Auflösung' },
          'Diese Statuten können mit zwei Dritteln der abgegebenen Stimmen geändert werden. Die Auflösung bedarf der Zustimmung von drei Vierteln aller Mitglieder. Das Vermögen fällt dann an die Universität am Ort, die es für die Wissenschaft zu verwenden hat.',
        ],
        [
          { heading: '1. Name and seat' },
          'The institute is a registered association under German law. Its name is ‘Institut für Ultrahochfeld-MRT e. V.’ (Institute for Ultra-High-Field MRI), and its seat is Larmorstadt. The financial year is the calendar year.',
          { heading: '2. Purpose' },
          'The institute promotes science in the field of magnetic resonance at very high fields. It does so chiefly by:',
          [
            'carrying out research and developing methods of measurement,',
            'operating scanners that are open to guests,',
            'training early-career researchers,',
            'holding public lectures, among them the yearly Hahn Lecture.',
          ],
          { heading: '3. Charitable status' },
          'The institute pursues charitable purposes exclusively and directly. Its funds are used for these purposes only. Nobody may benefit from payments that are disproportionately high.',
          { heading: '4. Members' },
          'Membership is open to all who further the purpose of the institute, through research of their own or otherwise. The board decides on admission. Members may leave at the end of any year.',
          { heading: '5. General meeting' },
          'The general meeting convenes at least once a year. It elects the board, receives the annual report and adopts the budget. Each member has one vote. Decisions require a majority of the votes cast.',
          { heading: '6. Board' },
          'The board consists of three persons, elected for four years, who may be re-elected. It directs the institute, allocates scanner time and represents the institute externally.',
          { heading: '7. Scientific advisory board' },
          'The advisory board counsels the board and assesses the work of the institute every three years. Its members may not be employed at the institute.',
          { heading: '8. Good research practice' },
          'Everyone doing research at the institute observes the rules of good research practice. The general meeting appoints an ombudsperson and a deputy. Both are independent and bound to confidentiality.',
          { heading: '9. Amendment and dissolution' },
          'These statutes may be amended by two thirds of the votes cast. Dissolution requires the consent of three quarters of all members. The assets then pass to the local university, which must use them for science.',
        ],
      ),
      text(
        { id: 'which-text-counts', title: { de: 'Hinweis', en: 'Please note' } },
        ['Verbindlich ist die deutsche Fassung.'],
        ['The German version is binding; this translation is for information.'],
      ),
    ],
  },
  {
    category: 'about',
    page: 'board',
    title: { de: 'Vorstand und Gremien', en: 'Board and committees' },
    lead: {
      de: 'Wer das Institut leitet, wer es berät und an wen Sie sich im Streitfall wenden können.',
      en: 'Who directs the institute, who advises it, and whom to turn to when there is a dispute.',
    },
    items: [
      text(
        { id: 'how-it-works', title: { de: 'Wer entscheidet was', en: 'Who decides what' } },
        [
          'Drei Personen leiten das Institut gemeinsam. Die Mitgliederversammlung wählt sie für vier Jahre. Ein Beirat von außen prüft alle drei Jahre, ob Ziele und Mittel zueinander passen. Was im Einzelnen gilt, steht in den [Statuten](/de/ueber/statuten).',
          [
            'Die Mitgliederversammlung wählt den Vorstand, beschließt den Haushalt und nimmt den [Jahresbericht](/de/publication/bericht) entgegen.',
            'Der Vorstand leitet das Haus, stellt ein und verteilt die [Messzeit](/de/forschung/ausstattung), zum 1. April und zum 1. Oktober.',
            'Der Wissenschaftliche Beirat besucht das Institut alle drei Jahre für zwei Tage, spricht mit allen Gruppen und schreibt ein Gutachten.',
            'Über jede Studie am Menschen entscheidet eine unabhängige Ethikkommission, nicht das Institut.',
          ],
        ],
        [
          'Three people direct the institute together. The general meeting elects them for four years. Every three years an external advisory board examines whether aims and means still match. The details are in the [statutes](/en/about/statutes).',
          [
            'The general meeting elects the board, adopts the budget and receives the [annual report](/en/publication/report).',
            'The board directs the institute, appoints staff and allocates [scanner time](/en/research/equipment), on 1 April and on 1 October.',
            'The scientific advisory board visits the institute for two days every three years, talks to all groups and writes a report.',
            'Every study on humans is decided on by an independent ethics committee, not by the institute.',
          ],
        ],
      ),
      text(
        { id: 'your-concern', title: { de: 'Ihr Anliegen an den Vorstand', en: 'Writing to the board' } },
        [
          'Der Vorstand trifft sich am ersten Montag im Monat. Was auf die Tagesordnung soll, nimmt das Sekretariat bis zum Mittwoch davor an: office@example.org. Anträge auf Messzeit brauchen eine Seite Begründung, Vorschläge für eine Zusammenarbeit ebenso; wie sie beginnt, steht unter [Kooperationen](/de/ueber/kooperationen). Für Fragen zu Ihrer Teilnahme an einer Studie ist das Studienbüro der kürzere Weg: über das [Kontaktformular](/de/kontakt).',
        ],
        [
          'The board meets on the first Monday of each month. Items for the agenda reach the office by the Wednesday before: office@example.org. An application for scanner time needs one page of reasons, and so does a proposal to work together; how that begins is explained under [Collaborations](/en/about/cooperations). Questions about taking part in a study are answered sooner by the study office, through the [contact form](/en/contact).',
        ],
      ),
      text(
        { id: 'when-in-doubt', title: { de: 'Im Zweifelsfall', en: 'When in doubt' } },
        [
          'Haben Sie den Verdacht, dass gegen gute wissenschaftliche Praxis verstoßen wurde? Gibt es Streit um eine Autorschaft oder um die Betreuung einer Doktorarbeit? Dann können Sie sich an die Ombudsperson wenden. Sie ist unabhängig, nimmt von niemandem Weisungen entgegen und behandelt jedes Gespräch vertraulich.',
          'Das gilt für Mitarbeitende ebenso wie für Gäste und für alle, die an unseren Studien teilgenommen haben.',
        ],
        [
          'Do you suspect a breach of good research practice? Is there a dispute over authorship or over the supervision of a thesis? Then you can turn to the ombudsperson, who is independent, takes instructions from nobody and treats every conversation as confidential.',
          'This holds for staff, for guests and for everyone who has taken part in one of our studies.',
        ],
      ),
      block(
        'people',
        { id: 'ombudsperson', title: { de: 'Ombudsperson', en: 'Ombudsperson' } },
        {
          people: [
            {
              name: 'Birgit Ahlersmeyer',
              role: { de: 'Ombudsperson', en: 'Ombudsperson' },
              text: {
                de: 'Juristin im Ruhestand, seit 2022 im Amt.',
                en: 'Retired lawyer, in office since 2022.',
              },
              image: null,
            },
            {
              name: 'Davit Gelashvadze',
              role: { de: 'Stellvertretung', en: 'Deputy' },
              text: {
                de: 'Chemiker an der Universität, seit 2024 im Amt.',
                en: 'Chemist at the university, in office since 2024.',
              },
              image: null,
            },
          ],
        },
      ),
    ],
  },
  {
    category: 'about',
    page: 'career',
    title: { de: 'Karriere', en: 'Careers' },
    lead: {
      de: 'Wir suchen Menschen, die genau hinsehen und gern über Fachgrenzen hinweg reden.',
      en: 'We look for people who observe closely and enjoy talking across disciplines.',
    },
    picture: 'spiralTrajectory',
    items: [
      text(
        { id: 'why-work-here', title: { de: 'Warum hier arbeiten', en: 'Why work here' } },
        [
          'Bei uns liegt der Weg vom Lötkolben zur Messung am Menschen unter einem Dach. Wer eine Idee für eine Spule hat, kann sie bauen, prüfen und erproben. Fehlt für eine Studie das passende Verfahren, so entsteht es im Zimmer nebenan.',
          'Unsere Mitarbeitenden kommen aus 19 Ländern. Im Labor sprechen wir Deutsch und Englisch, in Besprechungen meist Englisch.',
        ],
        [
          'Here, everything from the soldering iron to the measurement on a person is under one roof. If you have an idea for a coil, you can build it, check it and try it out. If a study needs a method that does not exist yet, somebody next door will write it.',
          'Our staff come from 19 countries. In the laboratory we speak German and English; meetings are mostly in English.',
        ],
      ),
      text(
        { id: 'what-we-offer', title: { de: 'Was wir bieten', en: 'What we offer' } },
        [
          [
            'Bezahlung nach dem Tarifvertrag der Länder (TV-L)',
            'eigene Messzeit, auch für Promovierende',
            'zwei Betreuende für jede Doktorarbeit, aus verschiedenen Fächern',
            'flexible Arbeitszeiten und Betreuungsplätze in der Kindertagesstätte der Universität',
            'Hilfe bei Visum, Wohnungssuche und Sprachkursen',
          ],
          'Bewerbungen von Menschen mit Behinderung sind willkommen. Messräume und Büros sind stufenlos zu erreichen. Wer ein Implantat trägt und deshalb nicht in die Nähe der Magnete darf, findet bei uns andere Aufgaben.',
        ],
        [
          [
            'pay according to the collective agreement for the German federal states (TV-L)',
            'scanner time of your own, for doctoral researchers too',
            'two supervisors from different disciplines for every thesis',
            'flexible hours and places at the university’s day nursery',
            'help with visas, housing and language courses',
          ],
          'We welcome applications from disabled people. Scanner rooms and offices have step-free access. If you have an implant and must keep away from the magnets, there is other work to do here.',
        ],
      ),
      block(
        'offers',
        { id: 'open-positions', title: { de: 'Offene Stellen', en: 'Open positions' } },
        {
          offers: [
            {
              title: {
                de: 'Promotion: Schichten der Hirnrinde beim Erinnern',
                en: 'Doctorate: layers of the cortex during recall',
              },
              text: {
                de: document([
                  'Sie messen bei 7 Tesla, welche Schichten der Hirnrinde am Lernen und am Abrufen beteiligt sind.',
                  { heading: 'Ihre Aufgaben' },
                  [
                    'Aufnahmen mit 0,6 Millimetern Auflösung planen und messen',
                    'Aufgaben zum Gedächtnis entwickeln, die sich im Gerät lösen lassen',
                    'die Daten auswerten und in Fachzeitschriften veröffentlichen',
                  ],
                  { heading: 'Was Sie mitbringen' },
                  [
                    'ein abgeschlossenes Studium in Psychologie, Neurowissenschaft oder Physik',
                    'Erfahrung im Programmieren, etwa in Python',
                    'gutes Englisch; Deutsch hilft bei den Messungen',
                  ],
                  { heading: 'Was wir bieten' },
                  'Die Stelle ist auf drei Jahre befristet. Zwei Personen aus verschiedenen Fächern betreuen Sie, und Sie haben jede Woche eigene Messzeit.',
                  { heading: 'Ihre Unterlagen' },
                  'Ein Anschreiben von höchstens einer Seite, Lebenslauf, Zeugnisse und die Namen von zwei Menschen, die Sie empfehlen, in einer PDF-Datei.',
                ]),
                en: document([
                  'You will measure at 7 tesla which layers of the cortex take part in learning and in recall.',
                  { heading: 'What you will do' },
                  [
                    'plan and carry out measurements at a resolution of 0.6 millimetres',
                    'develop memory tasks that can be solved in the scanner',
                    'analyse the data and publish the results',
                  ],
                  { heading: 'What you bring' },
                  [
                    'a degree in psychology, neuroscience or physics',
                    'experience in programming, for example in Python',
                    'good English; German helps during the measurements',
                  ],
                  { heading: 'What we offer' },
                  'The post is for three years. Two people from different disciplines will supervise you, and you will have scanner time of your own every week.',
                  { heading: 'Your application' },
                  'A letter of one page at most, your CV, certificates and the names of two referees, in one PDF file.',
                ]),
              },
              employment: 'doctorate',
              extent: { de: '65 Prozent einer vollen Stelle', en: '65 per cent of full time' },
              pay: { de: 'TV-L E 13', en: 'TV-L E 13 (German public pay scale)' },
              reference: '2026-14',
              name: 'Emeka Okwudiri',
              email: 'gedaechtnis@example.org',
              deadline: '2027-06-30',
              postedOn: '2026-11-02',
              link: null,
            },
            {
              title: { de: 'MR-Physikerin oder MR-Physiker', en: 'MR physicist' },
              text: {
                de: document([
                  'Sie sorgen dafür, dass die Geräte mit 7 und 9,4 Tesla jeden Tag gute Bilder liefern.',
                  { heading: 'Ihre Aufgaben' },
                  [
                    'die Bildqualität der Geräte regelmäßig prüfen',
                    'mit den Gruppen neue Messprogramme einrichten',
                    'Gäste in die Messräume einweisen',
                  ],
                  { heading: 'Was Sie mitbringen' },
                  'Sie haben in Physik oder Elektrotechnik promoviert oder bringen vergleichbare Erfahrung mit. Sie dürfen in die Nähe der Magnete, tragen also kein elektronisches Implantat.',
                  { heading: 'Was wir bieten' },
                  'Die Stelle ist unbefristet. Ein Fünftel Ihrer Zeit gehört eigenen Projekten.',
                  { heading: 'Ihre Unterlagen' },
                  'Anschreiben, Lebenslauf und Zeugnisse in einer PDF-Datei.',
                ]),
                en: document([
                  'You will make sure that the 7- and 9.4-tesla scanners give good images every day.',
                  { heading: 'What you will do' },
                  [
                    'check the image quality of the scanners regularly',
                    'set up new sequences with the groups',
                    'instruct guests in the scanner rooms',
                  ],
                  { heading: 'What you bring' },
                  'You hold a doctorate in physics or electrical engineering, or have comparable experience. You may go near the magnets, so you have no electronic implant.',
                  { heading: 'What we offer' },
                  'The post is permanent. One fifth of your time is for projects of your own.',
                  { heading: 'Your application' },
                  'A letter, your CV and certificates, in one PDF file.',
                ]),
              },
              employment: 'fullTime',
              pay: { de: 'TV-L E 13', en: 'TV-L E 13 (German public pay scale)' },
              reference: '2026-15',
              name: 'Katharina Wiesenthaler',
              email: 'spulen@example.org',
              deadline: null,
              postedOn: '2026-11-02',
              link: null,
            },
            {
              title: {
                de: 'Studentische Hilfskraft im Spulenlabor',
                en: 'Student assistant, coil laboratory',
              },
              text: {
                de: document([
                  'Sie bauen und vermessen mit uns Empfangsspulen.',
                  { heading: 'Ihre Aufgaben' },
                  [
                    'Leiterplatten bestücken und löten',
                    'Spulen am Messplatz abgleichen',
                    'Ergebnisse festhalten',
                  ],
                  { heading: 'Was Sie mitbringen' },
                  'Sie studieren Physik, Elektrotechnik oder Medizintechnik. Löten können Sie auch bei uns lernen.',
                  { heading: 'Ihre Unterlagen' },
                  'Ein paar Sätze über Sie und Ihre Noten genügen.',
                ]),
                en: document([
                  'You will help us to build and test receive coils.',
                  { heading: 'What you will do' },
                  [
                    'assemble and solder circuit boards',
                    'tune coils at the test bench',
                    'record the results',
                  ],
                  { heading: 'What you bring' },
                  'You are studying physics, electrical engineering or biomedical engineering. Soldering can be learned on the job.',
                  { heading: 'Your application' },
                  'A few sentences about yourself and your grades are enough.',
                ]),
              },
              employment: 'student',
              extent: { de: '8 Stunden in der Woche', en: '8 hours a week' },
              pay: { de: '15 Euro je Stunde', en: '15 euros an hour' },
              reference: '2026-16',
              name: 'Levin Hagemeister',
              email: 'spulen@example.org',
              deadline: '2027-09-30',
              postedOn: '2026-11-02',
              link: null,
            },
          ],
        },
      ),
    ],
  },
  {
    category: 'about',
    page: 'cooperations',
    title: { de: 'Kooperationen', en: 'Collaborations' },
    lead: {
      de: 'Ein Magnet allein beantwortet keine Frage. Wir arbeiten mit Partnern, die andere Dinge können als wir.',
      en: 'A magnet alone answers no question. We work with partners whose skills differ from ours.',
    },
    picture: 'radialTrajectory',
    items: [
      text(
        { id: 'why-together', title: { de: 'Wozu wir zusammenarbeiten', en: 'Why we work together' } },
        [
          'Geräte für das Ultrahochfeld sind selten. Deshalb stehen unsere auch anderen offen: Sechs der elf Gruppen, die bei uns messen, gehören zu Partnern. Wir steuern [Messzeit](/de/forschung/ausstattung), Spulen und Verfahren bei, sie ihre Fragen, ihre Erfahrung mit Erkrankten und ihre Vergleichsdaten.',
        ],
        [
          'Ultra-high-field scanners are rare, so we share ours: six of the eleven groups that measure here belong to partners. We contribute [scanner time](/en/research/equipment), coils and methods. They bring their questions, their experience with patients and data for comparison.',
        ],
      ),
      block(
        'cards',
        { id: 'our-partners', title: { de: 'Unsere Partner', en: 'Our partners' } },
        {
          cards: [
            {
              title: { de: 'Die Universität am Ort', en: 'The local university' },
              text: {
                de: 'Mit den Fakultäten für Physik, Medizin und Psychologie betreuen wir Abschluss- und Doktorarbeiten. Jedes Wintersemester bieten wir gemeinsam die Vorlesung „Grundlagen der Magnetresonanz“ an.',
                en: 'Together with the faculties of physics, medicine and psychology we supervise theses at all levels. Every winter we jointly teach the course ‘Foundations of Magnetic Resonance’.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: 'Das Universitätsklinikum', en: 'The university hospital' },
              text: {
                de: 'Neurologie, Radiologie und Psychiatrie messen bei uns mit ihren Patientinnen und Patienten. Fachleute der Radiologie beurteilen auffällige Bilder aus allen unseren Studien.',
                en: 'The departments of neurology, radiology and psychiatry bring their patients to our scanners. Radiologists from the hospital assess unusual images from any of our studies.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: 'Forschungszentrum für Gedächtnis', en: 'Research centre for memory' },
              text: {
                de: 'Das Zentrum begleitet ältere Menschen über viele Jahre. Bei uns entstehen dazu feine Aufnahmen des Hippocampus, jener Region, in der neue Erinnerungen gebildet werden.',
                en: 'The centre follows older people over many years. We add fine images of the hippocampus, the region where new memories are formed.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: 'Forschungszentrum für Messtechnik', en: 'Research centre for metrology' },
              text: {
                de: 'Gemeinsam bestimmen wir, wie viel Hochfrequenzleistung im Kopf ankommt und wie sicher man das vorhersagen kann. Danach richtet sich, mit welcher Leistung wir höchstens senden.',
                en: 'Jointly we determine how much radio-frequency power reaches the head and how reliably this can be predicted. The results set the highest power at which we transmit.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: 'Ein Hersteller von Spulen', en: 'A manufacturer of coils' },
              text: {
                de: 'Ein mittelständischer Betrieb baut Spulen nach unseren Entwürfen in kleiner Zahl nach. Der Vertrag ist öffentlich, und über Veröffentlichungen entscheiden allein die Forschenden.',
                en: 'A medium-sized company builds small numbers of coils to our designs. The contract is public, and decisions on publication rest with the researchers alone.',
              },
              image: null,
              link: null,
            },
          ],
        },
      ),
      text(
        { id: 'become-a-partner', title: { de: 'Partner werden', en: 'Becoming a partner' } },
        [
          'Sie haben eine Frage, für die 3 Tesla nicht reichen? Schildern Sie uns auf einer Seite, was Sie messen möchten und warum. Zwei Mitglieder des Vorstands und eine Person aus der MR-Physik sprechen dann mit Ihnen über Machbarkeit und Kosten. Ein Probelauf von vier Stunden ist für öffentliche Einrichtungen kostenfrei. [Schreiben Sie uns.](/de/kontakt)',
        ],
        [
          'Do you have a question for which 3 tesla is not enough? Describe on one page what you would like to measure and why. Two members of the board and one MR physicist will then discuss feasibility and cost with you. A pilot session of four hours is free of charge for public institutions. [Write to us.](/en/contact)',
        ],
      ),
      germanOnly(),
    ],
  },
  {
    category: 'about',
    page: 'team',
    title: { de: 'Team', en: 'Team' },
    lead: {
      de: 'Kaum zwei von uns haben denselben Weg hierher genommen. Hier sehen Sie, wer woran arbeitet.',
      en: 'Hardly any two of us came here by the same route. Here you see who works on what.',
    },
    picture: 'shimFields',
    items: [
      text(
        { id: 'who-works-here', title: { de: 'Wer hier arbeitet', en: 'Who works here' } },
        [
          'Etwa die Hälfte von uns forscht nach der Promotion oder bereitet sie gerade vor. Dazu kommen Studierende, die bei uns ihre Abschlussarbeit schreiben oder im Labor helfen.',
          'Die größten Fächer sind Physik und Psychologie. Medizin, Informatik, Elektrotechnik und Biologie sind ebenfalls vertreten. Die meisten gehören einer unserer fünf [Arbeitsgruppen](/de/forschung/gruppe) an, manche zweien. Möchten Sie dazugehören? Offene Stellen stehen unter [Karriere](/de/ueber/karriere).',
        ],
        [
          'About half of us do research after a doctorate or are preparing for one. There are also students who write their theses here or help in the laboratory.',
          'Physics and psychology are the largest disciplines. Medicine, computer science, electrical engineering and biology are represented, too. Most of us belong to one of our five [research groups](/en/research/group), some to two. Would you like to join us? Open positions are listed under [Careers](/en/about/career).',
        ],
      ),
      text(
        {
          id: 'who-keeps-it-running',
          title: { de: 'Wer den Betrieb trägt', en: 'Who keeps things running' },
        },
        [
          'Ohne die folgenden Aufgaben liefe keine Messung:',
          [
            'Medizinische Technologinnen und Technologen bereiten Untersuchungen vor und begleiten sie.',
            'Die Werkstatt fertigt Halterungen, Gehäuse und Phantome, alles ohne Eisen.',
            'Zwei Sicherheitsbeauftragte entscheiden, wer und was in die Messräume darf.',
            'Die Rechnergruppe sorgt dafür, dass keine Aufnahme verloren geht.',
            'Das Studienbüro betreut Freiwillige vom ersten Anruf bis zur Auszahlung.',
            'Die Verwaltung hält allen anderen den Rücken frei.',
          ],
        ],
        [
          'Not a single measurement would happen without these tasks:',
          [
            'Radiographers prepare the examinations and are there throughout.',
            'The workshop makes supports, housings and phantoms, all without iron.',
            'Two safety officers decide who and what may enter the scanner rooms.',
            'The computing staff make sure that no image is ever lost.',
            'The study office looks after volunteers, from the first call to the payment.',
            'The administration keeps everybody else free to do their work.',
          ],
        ],
      ),
    ],
  },
]

/** The only part without a translation. */
function germanOnly() {
  const part = text({ id: 'former-projects', title: { de: 'Abgeschlossene Vorhaben', en: '' } }, [], [])
  const content = {
    de: document([
      'Von 2018 bis 2023 haben wir mit drei Kliniken der Region verglichen, was Aufnahmen bei 7 Tesla vor einer Epilepsieoperation beitragen. Der Schlussbericht liegt in unserem Sekretariat aus. Zwei der Kliniken schicken seitdem regelmäßig Patientinnen und Patienten in unsere Studien.',
    ]),
    en: null,
  }
  return { ...part, content } as typeof part
}
