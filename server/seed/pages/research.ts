import { block, document, type SeedPage, text } from './parts.ts'

/** Pages about research topics, equipment and supporters. */
export const researchPages: SeedPage[] = [
  {
    category: 'research',
    page: 'group',
    title: { de: 'Arbeitsgruppen', en: 'Research groups' },
    lead: {
      de: 'Elf Gruppen messen im Haus, fünf eigene und sechs von Partnern. Jede hat ihr Fach, keine kommt ohne die anderen aus.',
      en: 'Eleven groups use our scanners, five of our own and six from partners. Each has a discipline of its own, and none can do without the others.',
    },
    picture: 'randomWalks',
    items: [
      text(
        { id: 'how-groups-work', title: { de: 'Wer was beiträgt', en: 'Who contributes what' } },
        [
          'Eine Messung im Ultrahochfeld beginnt lange vor dem ersten Bild. Jemand muss die Spule bauen, jemand das Messprogramm schreiben, jemand die Frage stellen. Am Ende muss jemand sagen können, was das Ergebnis bedeutet. Diese Aufgaben verteilen sich auf fünf Gruppen. Sechs weitere Gruppen messen bei uns als Gäste.',
        ],
        [
          'At ultra-high field, an examination begins long before the first image. Somebody has to build the coil, somebody has to write the sequence, somebody has to ask the question. In the end somebody has to be able to say what the result means. Five groups share these tasks. Six more measure here as guests.',
        ],
      ),
      text(
        {
          id: 'from-question-to-image',
          title: { de: 'Von der Frage zum Bild', en: 'From question to image' },
        },
        [
          'Ein Beispiel: In welcher Tiefe der Hirnrinde werden Erinnerungen abgerufen? An der Antwort haben fünf Gruppen gearbeitet.',
          [
            'Die [Kognitive Neurowissenschaft des Gedächtnisses](/de/forschung/gruppe/kognitive-neurowissenschaft-des-gedaechtnisses) hat die Frage gestellt und sich die Aufgabe ausgedacht, die Freiwillige im Gerät lösen.',
            '[MR-Physik und Spulen](/de/forschung/gruppe/mr-physik-und-spulen) hat die Spule gebaut, mit der auch die Schläfenlappen hell genug werden.',
            '[Pulssequenzen und Gradienten](/de/forschung/gruppe/pulssequenzen-und-gradienten) hat die Messfolge geschrieben.',
            '[Bildrekonstruktion und Datenanalyse](/de/forschung/gruppe/bildrekonstruktion-und-datenanalyse) rechnet die Bewegung heraus und sagt, wie sicher das Ergebnis ist.',
            'Die [Klinische Anwendung](/de/forschung/gruppe/klinische-anwendung) prüft nun, ob es auch bei Erkrankten gelingt und wem es nützt.',
          ],
          'Was dabei herauskam, lesen Sie in der Neuigkeit [„Wo Erinnerungen geschichtet sind“](/de/info/neuigkeiten/wo-erinnerungen-geschichtet-sind).',
        ],
        [
          'An example: at what depth of the cortex are memories recalled? Five groups have worked on the answer.',
          [
            '[Cognitive neuroscience of memory](/en/research/group/cognitive-neuroscience-of-memory) asked the question and devised the task that volunteers solve in the scanner.',
            '[MR physics and coils](/en/research/group/mr-physics-and-coils) built the coil that makes the temporal lobes bright enough as well.',
            '[Pulse sequences and gradients](/en/research/group/pulse-sequences-and-gradients) wrote the sequence.',
            '[Image reconstruction and data analysis](/en/research/group/image-reconstruction-and-data-analysis) corrects for motion and says how certain the result is.',
            '[Clinical translation](/en/research/group/clinical-translation) is now finding out whether it works with patients and whom it helps.',
          ],
          'The news item [‘Where memories lie in layers’](/en/info/news/where-memories-lie-in-layers) tells what came of it.',
        ],
      ),
      text(
        { id: 'partner-groups', title: { de: 'Gruppen von Partnern', en: 'Groups from partners' } },
        [
          'Die sechs assoziierten Gruppen gehören zu unseren [Partnern](/de/ueber/kooperationen). Sie haben feste Messtage, sitzen in denselben Besprechungen und betreuen mit uns Doktorarbeiten. Manche kommen wegen eines Organs, etwa des [Herzens](/de/forschung/gruppe/kardiale-mrt). Andere bringen mit, was allen nützt: Ohne die Prüfungen der Gruppe [MR-Sicherheit und Implantate](/de/forschung/gruppe/mr-sicherheit-und-implantate) dürfte hier niemand in ein Gerät.',
        ],
        [
          'The six associated groups belong to our [partners](/en/about/cooperations). They have regular scanning days, sit in the same meetings and supervise doctoral theses with us. Some come because of an organ, such as the [heart](/en/research/group/cardiac-mri). Others bring what everyone needs: without the checks made by [MR safety and implants](/en/research/group/mr-safety-and-implants) nobody here would be allowed into a scanner.',
        ],
      ),
      text(
        { id: 'join-in', title: { de: 'Mitmachen', en: 'Joining in' } },
        [
          [
            'Sie suchen ein Thema für Ihre Abschlussarbeit? Schreiben Sie der Leitung der Gruppe. Worum es dort geht und wer dazugehört, steht auf der Seite jeder Gruppe.',
            'Sie möchten promovieren oder bei uns arbeiten? Offene Stellen stehen unter [Karriere](/de/ueber/karriere).',
            'Sie haben eine eigene Frage? Wie Gäste zu Messzeit kommen, steht unter [Ausstattung](/de/forschung/ausstattung).',
            'Sie möchten selbst im Gerät liegen? Dann lesen Sie weiter unter [An Studien teilnehmen](/de/forschung/probanden).',
          ],
        ],
        [
          [
            'Are you looking for the subject of a thesis? Write to the head of the group. The page of each group says what it is about and who belongs to it.',
            'Would you like to do a doctorate or work here? Open positions are listed under [Careers](/en/about/career).',
            'Do you have a question of your own? How guests obtain scanner time is explained under [Equipment](/en/research/equipment).',
            'Would you like to lie in the scanner yourself? Read on under [Take part in studies](/en/research/volunteers).',
          ],
        ],
      ),
    ],
  },
  {
    category: 'research',
    page: 'projects',
    title: { de: 'Projekte', en: 'Projects' },
    lead: {
      de: 'Fünf Vorhaben, an denen wir zurzeit arbeiten, in einfachen Worten erklärt.',
      en: 'Five projects we are working on at present, explained in plain words.',
    },
    items: [
      text(
        {
          id: 'memory-layers',
          title: { de: 'Erinnern in Schichten', en: 'Recall, layer by layer' },
          picture: 'inversionRecovery',
        },
        [
          'Die Hirnrinde ist zwei bis vier Millimeter dick und besteht fast überall aus sechs Schichten. Manche nehmen Nachrichten aus anderen Regionen an, andere schicken welche ab. Wer die Schichten einzeln misst, erfährt deshalb, in welche Richtung Information fließt. Freiwillige lernen bei uns Wege durch ein Gebäude und erinnern sich später daran. Dabei nehmen wir Bilder mit 0,6 Millimetern Auflösung auf.',
        ],
        [
          'The cortex is two to four millimetres thick and almost everywhere consists of six layers. Some receive messages from other regions, some send them. Measuring the layers separately therefore tells us which way information flows. Our volunteers learn routes through a building and recall them later, while we record images at a resolution of 0.6 millimetres.',
        ],
      ),
      text(
        {
          id: 'even-excitation',
          title: { de: 'Ein Kopf, gleichmäßig hell', en: 'An evenly bright head' },
          picture: 'transmitField',
        },
        [
          'Bei 7 Tesla ist die Welle im Kopf etwa zwölf Zentimeter lang, kürzer als der Kopf selbst. Manche Stellen bleiben dadurch dunkel. Wir senden auf acht Kanälen zugleich und stimmen sie so aufeinander ab, dass sich die Wellen überall passend überlagern. Die Berechnung für jede Person dauert heute noch eine Minute. Sie soll künftig nur wenige Sekunden dauern.',
        ],
        [
          'At 7 tesla the wave inside the head is about twelve centimetres long, shorter than the head itself, and some places stay dark as a result. We transmit on eight channels at once and tune them to one another so that the waves combine well everywhere. Working this out for each person still takes a minute. We want to bring it down to a few seconds.',
        ],
      ),
      text(
        {
          id: 'energy-of-the-brain',
          title: { de: 'Der Energiehaushalt des Gehirns', en: 'How the brain spends its energy' },
          picture: 'spectra',
        },
        [
          'Das Gehirn macht etwa zwei Prozent unseres Gewichts aus, verbraucht in Ruhe aber rund ein Fünftel der Energie. Zwischengespeichert wird sie in Phosphorverbindungen. Bei 9,4 Tesla schwingt Phosphor mit rund 162 Megahertz, und seine Linien sind gut zu trennen. Wir messen, wie schnell ATP neu gebildet wird und ob sich das im Alter ändert.',
        ],
        [
          'The brain makes up about two per cent of our weight, yet at rest it uses around a fifth of our energy. Phosphorus compounds serve as short-term stores. At 9.4 tesla phosphorus resonates at about 162 megahertz, and its lines are well separated. We measure how fast ATP is formed anew and whether this changes with age.',
        ],
      ),
      text(
        {
          id: 'small-vessels',
          title: { de: 'Kleine Gefäße, große Folgen', en: 'Small vessels, large effects' },
          picture: 'veinMap',
        },
        [
          'Venen enthalten sauerstoffarmes Blut, und das verändert das Magnetfeld in ihrer Umgebung. Bei 7 Tesla ist dieser Unterschied deutlich genug, um auch sehr feine Venen ohne Kontrastmittel zu sehen. Wir vergleichen Menschen mit und ohne Bluthochdruck und fragen, welche Gefäße sich zuerst verändern.',
        ],
        [
          'The blood in veins is low in oxygen, which alters the magnetic field around them. At 7 tesla the difference is large enough to show even very fine veins without a contrast agent. We compare people with and without high blood pressure and ask which vessels change first.',
        ],
      ),
      text(
        {
          id: 'measuring-motion',
          title: { de: 'Scharf trotz Bewegung', en: 'Sharp in spite of motion' },
          picture: 'distortedGrid',
        },
        [
          'Niemand kann eine halbe Stunde lang vollkommen stillliegen. Schon der Atem bewegt den Kopf um Bruchteile eines Millimeters und verändert zugleich das Feld. Eine Kamera verfolgt die Bewegung, kleine Feldsonden messen das Feld. Beides rechnen wir in das Bild ein, zum Teil noch während der Aufnahme.',
        ],
        [
          'Nobody can lie perfectly still for half an hour. Breathing alone moves the head by fractions of a millimetre and changes the field as well. A camera follows the motion while small probes record the field. Both enter the computation of the image, in part while it is still being acquired.',
        ],
      ),
    ],
  },
  {
    category: 'research',
    page: 'volunteers',
    title: { de: 'An Studien teilnehmen', en: 'Take part in studies' },
    lead: {
      de: 'Ohne Freiwillige gäbe es unsere Forschung nicht. Hier lesen Sie, was Sie erwartet.',
      en: 'Without volunteers there would be no research here. This page tells you what to expect.',
    },
    items: [
      text(
        { id: 'who-can-take-part', title: { de: 'Wer teilnehmen kann', en: 'Who can take part' } },
        [
          'Sie sind volljährig, können eine Stunde ruhig auf dem Rücken liegen und tragen weder Herzschrittmacher noch andere elektronische Implantate. Je nach Studie kommen Bedingungen hinzu, etwa ein bestimmtes Alter. Ob alles passt, klären wir vorab am Telefon; einen Termin dafür vereinbaren Sie über das [Kontaktformular](/de/kontakt).',
        ],
        [
          'You are an adult, can lie quietly on your back for an hour and have neither a pacemaker nor any other electronic implant. Some studies add conditions, such as a certain age. We go through everything on the telephone beforehand; the [contact form](/en/contact) is the way to arrange a call.',
        ],
      ),
      text(
        { id: 'under-18', title: { de: 'Unter 18 Jahren', en: 'Under 18' } },
        [
          'An Studien nehmen bei uns nur Erwachsene teil. Wer jünger ist, ist trotzdem willkommen:',
          [
            'Besuchen Sie uns am Offenen Abend oder bei einem Vortrag. Kinder kommen bitte in Begleitung. Die Termine stehen unter [Veranstaltungen](/de/info/veranstaltung).',
            'Schulklassen kommen zweimal im Jahr für einen Tag, an dem die Klasse selbst misst und rechnet. Die Lehrkraft meldet sie über das [Kontaktformular](/de/kontakt) an.',
            'An öffentlichen [Abstimmungen](/de/info/abstimmung) dürfen alle teilnehmen. Beim Wettbewerb [ARTifact](/de/artifact) gibt es einen Schulpreis: Dafür reichen Schulklassen der Region ihre Werke ein.',
            'Zu Hause erklärt [„Wie funktioniert MRT?“](/de/info/wie-funktioniert-mrt), wie aus Wellen Bilder werden.',
          ],
          'Ab Ihrem 18. Geburtstag können Sie sich unten eintragen, wenn Sie von neuen Studien hören möchten.',
        ],
        [
          'Only adults take part in our studies. If you are younger, you are welcome all the same:',
          [
            'Visit us at the open evening or at a lecture. Children please come with an adult. The dates are under [Events](/en/info/event).',
            'Twice a year, school classes come for a day on which the class itself measures and computes. The teacher signs them up through the [contact form](/en/contact).',
            'Everyone may take part in public [polls](/en/info/poll). The [ARTifact](/en/artifact) contest has a school prize, for which school classes of the region submit their works.',
            'At home, [‘How does MRI work?’](/en/info/how-to-mri) explains how waves become images.',
          ],
          'From your 18th birthday you can sign up below to hear of new studies.',
        ],
      ),
      text(
        { id: 'is-it-safe', title: { de: 'Sicherheit', en: 'Safety' }, picture: 'gradientWindings' },
        [
          'Magnetresonanz kommt ohne Röntgenstrahlen aus. Gefährlich werden kann Metall: Der Magnet zieht Eisen an, und Drähte können sich erwärmen. Deshalb fragen wir Sie zweimal danach, schriftlich und im Gespräch. Wie viel Hochfrequenz Sie aufnehmen, überwacht das Gerät ständig. Jedes neue Messprogramm erproben wir zuerst in der Rechnung und am Phantom. Was dabei im Körper geschieht, erklärt [„Wie funktioniert MRT?“](/de/info/wie-funktioniert-mrt)',
        ],
        [
          'Magnetic resonance does not use X-rays. What can be dangerous is metal: the magnet attracts iron, and wires may heat up. That is why we ask you about it twice, in writing and in person. The scanner constantly monitors how much radio-frequency power you absorb. Every new sequence is tried out in simulation and on a phantom first. What happens in the body is explained in [‘How does MRI work?’](/en/info/how-to-mri)',
        ],
      ),
      text(
        { id: 'the-day', title: { de: 'Der Tag der Untersuchung', en: 'On the day' } },
        [
          [
            'Wir erklären Ihnen die Studie, und Sie entscheiden, ob Sie einwilligen.',
            'Sie ziehen Kleidung ohne Metall an; wir stellen sie.',
            'Wenn Sie möchten, liegen Sie vorher in einem [Übungsgerät](/de/forschung/ausstattung) zur Probe.',
            'Während der Messung ist es laut, wenn auch [leiser als früher](/de/info/neuigkeiten/leiser-messen-im-selben-takt). Sie tragen Gehörschutz, hören uns und halten einen Rufknopf in der Hand.',
            'Danach können Sie sich ausruhen und Fragen stellen.',
          ],
        ],
        [
          [
            'We explain the study, and you decide whether to give your consent.',
            'You change into clothes without metal, which we provide.',
            'If you like, you can first try lying in a [mock scanner](/en/research/equipment).',
            'The measurement is loud, though [quieter than it used to be](/en/info/news/a-quieter-scan-at-the-same-pace). You wear ear protection, can hear us and hold a call button.',
            'Afterwards there is time to rest and ask questions.',
          ],
        ],
      ),
      text(
        { id: 'compensation', title: { de: 'Aufwandsentschädigung', en: 'Compensation' } },
        [
          'Sie erhalten 15 Euro je Stunde und Ihre Fahrtkosten. Auch wenn Sie abbrechen, bezahlen wir die Zeit, die Sie hier waren.',
        ],
        [
          'You receive 15 euros an hour and your travel costs. If you stop early, we still pay for the time you have spent here.',
        ],
      ),
      block(
        'faq',
        { id: 'questions', title: { de: 'Häufige Fragen', en: 'Common questions' } },
        {
          entries: [
            {
              question: {
                de: 'Kann ich teilnehmen, wenn ich schwanger bin?',
                en: 'Can I take part if I am pregnant?',
              },
              answer: {
                de: document([
                  'Nein. Schäden sind nicht bekannt, doch für diese Feldstärken gibt es zu wenige Daten. Auf Wunsch können Sie bei uns einen Test machen.',
                ]),
                en: document([
                  'No. There is no known harm, but too few data exist for such fields. You can take a test here if you wish.',
                ]),
              },
            },
            {
              question: {
                de: 'Ich bin tätowiert. Ist das ein Hindernis?',
                en: 'I have tattoos. Does that matter?',
              },
              answer: {
                de: document([
                  'Oft nicht. Manche Farben enthalten Metall und können warm werden. Es kommt auf Größe, Farbe und Stelle an. Sagen Sie uns bitte vorab, wo Sie tätowiert sind oder Permanent-Make-up tragen.',
                ]),
                en: document([
                  'Often not. Some inks contain metal and may grow warm, so size, colour and position count. Please tell us in advance where you have tattoos or permanent make-up.',
                ]),
              },
            },
            {
              question: {
                de: 'Was ist mit Implantaten, Zahnersatz oder einer Spirale?',
                en: 'What about implants, dental work or a contraceptive coil?',
              },
              answer: {
                de: document([
                  'Zahnfüllungen stören nicht. Alles andere prüfen wir einzeln, denn was bei 3 Tesla als sicher gilt, ist es bei 7 Tesla nicht immer. Bringen Sie bitte den Implantatpass mit.',
                ]),
                en: document([
                  'Fillings are no obstacle. We check everything else case by case, because what counts as safe at 3 tesla is not always so at 7. Please bring your implant card.',
                ]),
              },
            },
            {
              question: { de: 'Mir wird in engen Räumen unwohl.', en: 'Narrow spaces make me uneasy.' },
              answer: {
                de: document([
                  'Probieren Sie das Übungsgerät aus. Sie können jederzeit abbrechen, ohne Gründe zu nennen.',
                ]),
                en: document([
                  'Try the mock scanner first. You may stop at any time without giving a reason.',
                ]),
              },
            },
            {
              question: { de: 'Wird mir schwindlig?', en: 'Will I feel dizzy?' },
              answer: {
                de: document([
                  'Das kann beim Hinein- und Herausfahren vorkommen, manchmal mit einem metallischen Geschmack. Das Feld wirkt auf das Gleichgewichtsorgan. Wir bewegen die Liege deshalb langsam; das Gefühl geht vorüber.',
                ]),
                en: document([
                  'It can happen while the table is moving, sometimes with a metallic taste. The field acts on the organ of balance. We therefore move you slowly, and the feeling passes.',
                ]),
              },
            },
            {
              question: {
                de: 'Was, wenn Sie etwas Auffälliges finden?',
                en: 'What if you find something unusual?',
              },
              answer: {
                de: document([
                  'Unsere Bilder ersetzen keine ärztliche Untersuchung. Fällt uns etwas auf, beurteilt es eine Fachperson der Radiologie, und wir sagen es Ihnen. Nur wer damit einverstanden ist, kann teilnehmen.',
                ]),
                en: document([
                  'Our images are no substitute for a medical examination. If we notice something, a radiologist assesses it and we tell you. You can only take part if you agree to this.',
                ]),
              },
            },
            {
              question: { de: 'Was geschieht mit meinen Daten?', en: 'What happens to my data?' },
              answer: {
                de: document([
                  'Ihr Name wird durch eine Nummer ersetzt und getrennt aufbewahrt. Sie können Ihre Einwilligung jederzeit widerrufen. Mehr steht unter [Datenschutz](/de/datenschutz).',
                ]),
                en: document([
                  'A number replaces your name, which is kept separately. You can withdraw your consent at any time. More is on the page [Data privacy](/en/data-privacy).',
                ]),
              },
            },
            {
              question: { de: 'Wie lange dauert es?', en: 'How long does it take?' },
              answer: {
                de: document([
                  'Im Gerät liegen Sie meist 60 bis 90 Minuten. Rechnen Sie insgesamt mit zweieinhalb Stunden.',
                ]),
                en: document([
                  'You usually spend 60 to 90 minutes in the scanner. Allow two and a half hours in all.',
                ]),
              },
            },
          ],
        },
      ),
      block(
        'callToAction',
        { id: 'take-part' },
        {
          text: {
            de: 'Möchten Sie teilnehmen oder erst einmal fragen? Das Studienbüro antwortet Ihnen.',
            en: 'Would you like to take part, or just ask first? Our study office will reply.',
          },
          label: { de: 'Zum Kontaktformular', en: 'Go to the contact form' },
          link: { href: '/de/kontakt' },
        },
      ),
    ],
  },
  {
    category: 'research',
    page: 'equipment',
    title: { de: 'Ausstattung', en: 'Equipment' },
    lead: {
      de: 'Drei Magnete, ein Labor für Spulen, ein Übungsgerät und die Rechner, die aus Signalen Bilder machen.',
      en: 'Three magnets, a coil laboratory, a mock scanner, and the computers that turn signals into images.',
    },
    picture: 'gradientWindings',
    items: [
      block(
        'cards',
        { id: 'our-systems', title: { de: 'Geräte und Labore', en: 'Scanners and laboratories' } },
        {
          cards: [
            {
              title: { de: '7 Tesla', en: '7 tesla' },
              text: {
                de: 'Unser erstes Gerät, seit 2006 im Haus. Der Magnet wiegt 32 Tonnen, die Abschirmung aus Eisen 420. Kopfspulen mit acht Sende- und 32 Empfangskanälen liefern Bilder des Gehirns mit 0,6 Millimetern Auflösung und besser. Hier finden die meisten Studien statt.',
                en: 'Our first scanner, here since 2006. The magnet weighs 32 tonnes, its iron shielding 420. Head coils with eight transmit and 32 receive channels yield images of the brain at 0.6 millimetres and better. Most of our studies take place here.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: '9,4 Tesla', en: '9.4 tesla' },
              text: {
                de: 'Protonen schwingen hier mit rund 400 Megahertz. Das Gerät dient vor allem der Messung von Phosphor und Natrium, deren Signal sehr viel schwächer ist als das des Wassers. Jede Studie daran wird gesondert genehmigt.',
                en: 'Here protons resonate at about 400 megahertz. The scanner serves mainly to measure phosphorus and sodium, whose signal is far weaker than that of water. Every study on it requires separate approval.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: '14,1 Tesla', en: '14.1 tesla' },
              text: {
                de: 'Ein Gerät mit enger Bohrung für Gewebeproben und Pflanzen bis drei Zentimeter Durchmesser. Protonen schwingen mit rund 600 Megahertz. Mit Auflösungen um 0,03 Millimeter prüfen wir, was hinter den Kontrasten bei 7 Tesla steckt.',
                en: 'A narrow-bore system for tissue samples and plants up to three centimetres across. Protons resonate at about 600 megahertz. At resolutions around 0.03 millimetres we examine what lies behind the contrasts seen at 7 tesla.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: 'Spulenlabor', en: 'Coil laboratory' },
              text: {
                de: 'Hier werden Spulen entworfen, gelötet und am Netzwerkanalysator abgeglichen. Dazu gehören eine Fräse für Leiterplatten, ein 3-D-Drucker und eine Werkbank, auf der kein Werkzeug aus Eisen liegt.',
                en: 'Coils are designed, soldered and tuned on the network analyser here. The laboratory has a milling machine for circuit boards, a 3D printer and a bench on which no iron tools are allowed.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: 'Übungsgerät', en: 'Mock scanner' },
              text: {
                de: 'Es sieht aus wie das Gerät mit 7 Tesla und klingt auch so, hat aber keinen Magneten. Freiwillige können darin in Ruhe ausprobieren, wie sich eine Untersuchung anfühlt.',
                en: 'It looks like the 7-tesla scanner and sounds like it too, but has no magnet. Volunteers can take their time to find out what an examination feels like.',
              },
              image: null,
              link: null,
            },
            {
              title: { de: 'Rechner', en: 'Computing' },
              text: {
                de: 'Eine Stunde Messung kann mehr als hundert Gigabyte Rohdaten ergeben. Zwölf Knoten mit Grafikprozessoren rechnen daraus Bilder, oft noch während der Untersuchung. Alle Daten bleiben im Haus.',
                en: 'One hour of scanning can produce more than a hundred gigabytes of raw data. Twelve nodes with graphics processors turn them into images, often before the examination is over. All data stay on the premises.',
              },
              image: null,
              link: null,
            },
          ],
        },
      ),
      block(
        'figures',
        { id: 'in-figures', title: { de: 'In Zahlen', en: 'In figures' } },
        {
          figures: [
            {
              value: { de: '298 MHz', en: '298 MHz' },
              label: {
                de: 'Larmorfrequenz von Protonen bei 7 Tesla',
                en: 'Larmor frequency of protons at 7 tesla',
              },
            },
            {
              value: { de: '0,6 mm', en: '0.6 mm' },
              label: {
                de: 'Auflösung im Gehirn, oft noch feiner',
                en: 'resolution in the brain, often finer still',
              },
            },
            {
              value: { de: '12 cm', en: '12 cm' },
              label: { de: 'Wellenlänge im Kopf bei 7 Tesla', en: 'wavelength in the head at 7 tesla' },
            },
            {
              value: { de: '−269 °C', en: '−269 °C' },
              label: {
                de: 'Temperatur des flüssigen Heliums im Magneten',
                en: 'temperature of the liquid helium in the magnet',
              },
            },
          ],
        },
      ),
      text(
        { id: 'use-our-scanners', title: { de: 'Messzeit beantragen', en: 'Applying for scanner time' } },
        [
          'Gäste sind willkommen. Der Vorstand vergibt die Messzeit zweimal im Jahr, zum 1. April und zum 1. Oktober. Für eine Studie am Menschen brauchen Sie die Zustimmung einer Ethikkommission. Wie eine Zusammenarbeit beginnt, steht unter [Kooperationen](/de/ueber/kooperationen).',
        ],
        [
          'Guests are welcome. The board allocates scanner time twice a year, on 1 April and 1 October. Studies on humans need the approval of an ethics committee. How to begin is explained under [Collaborations](/en/about/cooperations).',
        ],
      ),
    ],
  },
  {
    category: 'research',
    page: 'awards',
    title: { de: 'Auszeichnungen', en: 'Awards' },
    lead: {
      de: 'Preise, die unsere Mitarbeitenden seit der Gründung erhalten haben, und wofür.',
      en: 'Prizes our staff have received since the beginning, and what for.',
    },
    picture: 'echoPlanar',
    items: [
      text(
        { id: 'about-awards' },
        [
          'Fast jede dieser Arbeiten ist in mehr als einer Gruppe entstanden. Geehrt werden oft Einzelne; beteiligt waren immer viele, auch die [Freiwilligen](/de/forschung/probanden), die dafür im Gerät gelegen haben.',
        ],
        [
          'Nearly all of this work came from more than one group. Honours often go to individuals, but many people had a share in each, among them the [volunteers](/en/research/volunteers) who lay in the scanner for it.',
        ],
      ),
      block(
        'timeline',
        { id: 'all-awards', title: { de: 'Seit 2009', en: 'Since 2009' } },
        {
          entries: [
            {
              when: { de: '2009', en: '2009' },
              title: {
                de: 'Nachwuchspreis der Fachgesellschaft',
                en: 'Early-career award of the learned society',
              },
              text: {
                de: 'Für eine Dissertation über die Verteilung der Hochfrequenz im Kopf bei 7 Tesla. Ihre Rechnungen stimmten mit den Messungen am Phantom auf wenige Prozent überein.',
                en: 'For a thesis on how radio-frequency fields spread through the head at 7 tesla. Its calculations agreed with measurements on a phantom to within a few per cent.',
              },
            },
            {
              when: { de: '2012', en: '2012' },
              title: { de: 'Preis für das beste Poster', en: 'Best poster prize' },
              text: {
                de: 'Für die ersten Bilder kleiner Venen im Marklager, die am Institut ohne Kontrastmittel aufgenommen wurden.',
                en: 'For the first images of small veins in white matter taken at the institute without a contrast agent.',
              },
            },
            {
              when: { de: '2015', en: '2015' },
              title: { de: 'Technikpreis des Landes', en: 'State prize for engineering' },
              text: {
                de: 'Für eine Kopfspule mit 32 Empfangskanälen, die sich in einer halben Stunde zerlegen und reparieren lässt.',
                en: 'For a head coil with 32 receive channels that can be taken apart and repaired within half an hour.',
              },
            },
            {
              when: { de: '2019', en: '2019' },
              title: { de: 'Dissertationspreis der Universität', en: 'Doctoral prize of the university' },
              text: {
                de: 'Für den Nachweis, dass sich Glutamat und Glutamin bei 9,4 Tesla in wenigen Minuten getrennt messen lassen.',
                en: 'For showing that glutamate and glutamine can be measured separately within minutes at 9.4 tesla.',
              },
            },
            {
              when: { de: '2022', en: '2022' },
              title: { de: 'Preis für offene Wissenschaft', en: 'Open science prize' },
              text: {
                de: 'Für ein frei verfügbares Programm zum Ausgleich von Bewegungen. Zwölf andere Einrichtungen setzen es inzwischen ein.',
                en: 'For a freely available program that corrects for motion. Twelve other institutions have since adopted it.',
              },
            },
            {
              when: { de: '2024', en: '2024' },
              title: { de: 'Dissertationspreis der Universität', en: 'Doctoral prize of the university' },
              text: {
                de: 'Für eine drei Millimeter dünne Folie aus Schwingkreisen, die die Radiowelle im Kopf zum Kleinhirn lenkt.',
                en: 'For a sheet of resonators, three millimetres thin, that guides the radio wave in the head towards the cerebellum.',
              },
            },
            {
              when: { de: '2026', en: '2026' },
              title: { de: 'Nachwuchspreis für Bildgebung', en: 'Early-career award for imaging' },
              text: {
                de: 'Für ein Verfahren, das kreuzende Nervenbahnen voneinander trennt. Es misst die Diffusion des Wassers in neunzig Richtungen.',
                en: 'For a method that tells crossing nerve fibres apart. It measures the diffusion of water in ninety directions.',
              },
            },
          ],
        },
      ),
    ],
  },
]
