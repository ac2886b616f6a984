import { block, type SeedPage, text } from './parts.ts'

const toContact = { href: '/de/kontakt' }
const toNews = { href: '/de/info/neuigkeiten' }
const toEvents = { href: '/de/info/veranstaltung' }

/** Legally required pages, and introductions in easy language and sign language. */
export const legalPages: SeedPage[] = [
  {
    category: 'legal',
    page: 'imprint',
    title: { de: 'Impressum', en: 'Imprint' },
    lead: {
      de: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG) und § 18 Abs. 2 des Medienstaatsvertrags (MStV).',
      en: 'Information required by § 5 of the German Digital Services Act (DDG) and § 18(2) of the State Media Treaty (MStV).',
    },
    items: [
      text(
        { id: 'provider', title: { de: 'Anbieter', en: 'Provider' } },
        [
          'Institut für Ultrahochfeld-MRT e. V., Feldstraße 7, 12345 Larmorstadt, Deutschland',
          'Rechtsform: eingetragener Verein',
          'Vertreten durch den Vorstand im Sinne von § 26 BGB: Katharina Wiesenthaler (Geschäftsführende Direktorin), Emeka Okwudiri und Marit Solhaugen',
        ],
        [
          'Institut für Ultrahochfeld-MRT e. V. (Institute for Ultra-High-Field MRI), Feldstraße 7, 12345 Larmorstadt, Germany',
          'Legal form: registered association (eingetragener Verein)',
          'Represented by its board under § 26 of the German Civil Code: Katharina Wiesenthaler (managing director), Emeka Okwudiri and Marit Solhaugen',
        ],
      ),
      text(
        { id: 'contact', title: { de: 'Kontakt', en: 'Contact' } },
        ['E-Mail: office@example.org', 'Telefon: +49 30 0000 1'],
        ['E-mail: office@example.org', 'Telephone: +49 30 0000 1'],
      ),
      text(
        { id: 'register', title: { de: 'Register und Steuer', en: 'Register and tax' } },
        [
          'Eingetragen im Vereinsregister des Amtsgerichts Larmorstadt unter VR 0000',
          'Umsatzsteuer-Identifikationsnummer nach § 27a des Umsatzsteuergesetzes: DE000000000',
        ],
        [
          'Entered in the register of associations at the local court (Amtsgericht) of Larmorstadt, number VR 0000',
          'VAT identification number under § 27a of the German VAT Act: DE000000000',
        ],
      ),
      text(
        {
          id: 'responsible',
          title: { de: 'Verantwortlich für den Inhalt', en: 'Responsible for the content' },
        },
        ['Verantwortlich nach § 18 Abs. 2 MStV: Clara Winklereder, Feldstraße 7, 12345 Larmorstadt'],
        ['Responsible under § 18(2) MStV: Clara Winklereder, Feldstraße 7, 12345 Larmorstadt, Germany'],
      ),
      text(
        { id: 'links', title: { de: 'Links zu anderen Seiten', en: 'Links to other sites' } },
        [
          'Wir prüfen eine fremde Seite, bevor wir auf sie verweisen. Für ihren Inhalt ist verantwortlich, wer sie betreibt. Stellen Sie fest, dass dort etwas gegen das Recht verstößt, schreiben Sie uns; wir entfernen den Link dann sofort.',
        ],
        [
          'We check other sites before we link to them. Their content is the responsibility of those who run them. If you find anything unlawful there, please write to us and we will remove the link at once.',
        ],
      ),
      text(
        { id: 'picture-credits', title: { de: 'Bildnachweis', en: 'Picture credits' } },
        [
          'Die Bilder dieser Website hat das Institut aus physikalischen Modellen berechnet und gezeichnet, soweit an einem Bild nichts anderes steht. Auch die Porträts zeigen keine Menschen, sondern Phantome. Wie Sie Bilder verwenden dürfen, steht auf der Seite für die Presse. Beiträge zu ARTifact gehören denen, die sie gemacht haben.',
        ],
        [
          'Unless stated otherwise beside a picture, the institute calculated and drew the pictures on this website from physical models. Even the portraits show phantoms rather than people. The press page says how pictures may be used. Entries to ARTifact belong to those who made them.',
        ],
      ),
    ],
  },
  {
    category: 'legal',
    page: 'data-privacy',
    title: { de: 'Datenschutz', en: 'Data privacy' },
    lead: {
      de: 'Diese Website verfolgt niemanden. Hier steht, welche Daten wir trotzdem brauchen, wofür und auf welcher Grundlage.',
      en: 'This website tracks nobody. Here is what data we need all the same, what for and on what legal basis.',
    },
    items: [
      text(
        { id: 'controller', title: { de: 'Verantwortlich', en: 'Controller' } },
        [
          'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist das Institut für Ultrahochfeld-MRT e. V., Feldstraße 7, 12345 Larmorstadt, office@example.org, Telefon +49 30 0000 1.',
          'Unsere Datenschutzbeauftragte, Dr. Nora Feldkirchner, erreichen Sie unter derselben Anschrift. Briefe mit dem Vermerk „Datenschutz – vertraulich“ öffnet nur sie; bei E-Mails schreiben Sie bitte „Datenschutz“ in den Betreff.',
        ],
        [
          'The controller within the meaning of the General Data Protection Regulation (GDPR) is Institut für Ultrahochfeld-MRT e. V., Feldstraße 7, 12345 Larmorstadt, Germany, office@example.org, telephone +49 30 0000 1.',
          'Our data protection officer, Dr. Nora Feldkirchner, can be reached at the same address. Letters marked ‘Data protection – confidential’ are opened by her alone; in e-mails, please write ‘Data protection’ in the subject line.',
        ],
      ),
      text(
        { id: 'visiting', title: { de: 'Wenn Sie die Website besuchen', en: 'When you visit the website' } },
        [
          'Ihr Browser schickt dem Server Ihre IP-Adresse, damit eine Antwort ankommt. Das Protokoll des Servers hält sie nicht fest. Wir speichern sie nur, wenn ein Angriff zu vermuten ist oder eine Stimme bei einer Abstimmung abgelehnt wird, und höchstens sieben Tage lang. Damit niemand massenhaft Anfragen schickt, zählt der Server außerdem bis zu eine Stunde lang mit einem Prüfwert, aus dem sich die Adresse nicht ablesen lässt. Grundlage ist Art. 6 Abs. 1 Buchst. f DSGVO; unser Interesse ist ein sicherer Betrieb.',
          'Wir setzen bei Besuchen keine Cookies und laden nichts von fremden Servern, auch keine Schriften. Kommen Sie von unserer früheren Adresse, bringt Ihr Browser einen Cookie von dort mit. Er enthält nur, ob der Hinweis auf den Umzug noch erscheinen soll; schließen Sie den Hinweis, gilt das ein Jahr lang.',
          'Ihr Browser merkt sich, ob Sie hell oder dunkel gewählt haben und ob es im Winter schneien darf, welche Hinweise auf Veranstaltungen Sie schon gesehen haben und, bis Sie das Fenster schließen, dass die Animation auf der ersten Seite gelaufen ist. Außerdem bewahrt er bis zu vierzig besuchte Seiten mit ihren Dateien auf, damit Sie sie auch ohne Netz lesen können. Löschen können Sie das jederzeit in den Einstellungen des Browsers. Nichts davon sagt uns etwas über Sie, und nach § 25 Abs. 2 TDDDG ist es ohne Einwilligung erlaubt.',
          'Aufrufe zählen wir selbst und ohne Cookies. Gezählt werden die Art der Seite, die verweisende Website, die Sprache und der Tag. Rückschlüsse auf Sie sind daraus nicht möglich. Meldet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, zählen wir Ihren Besuch gar nicht.',
        ],
        [
          'Your browser sends the server your IP address so that the answer can reach you. The server’s log does not record it. We store it only where an attack is suspected or a vote is refused, and for seven days at most. So that nobody sends requests in bulk, the server also counts for up to an hour, using a fingerprint from which the address cannot be read. The legal basis is Art. 6(1)(f) GDPR; our interest is to run the site safely.',
          'We set no cookies when you visit and load nothing from other servers, not even fonts. If you come from our former address, your browser brings along a cookie from there. It says only whether the notice about the move should still appear; if you close the notice, that is remembered for a year.',
          'Your browser remembers whether you chose light or dark and whether it may snow in winter, which announcements of events you have already seen and, until you close the window, that the animation on the first page has been played. It also keeps up to forty pages you have visited, with their files, so that you can read them without a network. You can delete all this at any time in the settings of your browser. None of it tells us anything about you, and § 25(2) of the German TDDDG permits it without consent.',
          'We count page views ourselves, without cookies. What is counted is the kind of page, the referring website, the language and the day. Nothing in it can be traced to you. If your browser sends ‘Do Not Track’ or ‘Global Privacy Control’, we do not count your visit at all.',
        ],
      ),
      text(
        {
          id: 'forms',
          title: { de: 'Formulare, Anmeldungen und E-Mails', en: 'Forms, registrations and e-mail' },
        },
        [
          'Wenn Sie uns etwas schicken, verarbeiten wir, was Sie eintragen, und nur zu diesem Zweck:',
          [
            'Kontakt und Hinweise auf Barrieren: um Ihnen zu antworten',
            'Newsletter: um ihn zu verschicken, nachdem Sie die Anmeldung über einen Link in einer E-Mail bestätigt haben; abmelden können Sie sich in jeder Ausgabe',
            'Veranstaltungen: um Ihren Platz zu planen und Ihnen Nachricht zu geben',
            'Studien: um Sie wegen einer Teilnahme anzuschreiben; über die Daten einer Studie selbst klären wir Sie vor der Messung gesondert auf',
            'Abstimmungen: um Ihnen einen Link zum Bestätigen zu schicken und zu verhindern, dass jemand zweimal abstimmt',
            'Kunstwettbewerbe: um Ihr Werk zu prüfen, mit Ihrem Namen zu zeigen und Ihnen Nachricht zu geben',
          ],
          'Bei geheimen Abstimmungen speichern wir getrennt, wer teilgenommen hat und was gewählt wurde. Jede Stunde und gleich nach dem Ende schreibt der Server beide Listen neu, jede in zufälliger Reihenfolge, und löscht das Protokoll der Datenbank (WAL), in dem die Stimmen bis dahin standen. Danach kann niemand mehr eine Stimme einer Person zuordnen. Vorher könnte es nur, wer den Server selbst verwaltet.',
          'Grundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Sie können sie jederzeit für die Zukunft widerrufen; eine formlose E-Mail genügt. Schreiben Sie uns direkt per E-Mail, bearbeiten wir Ihr Anliegen nach Art. 6 Abs. 1 Buchst. f DSGVO. E-Mails sind auf dem Weg zu uns nicht immer verschlüsselt; schicken Sie Vertrauliches lieber mit der Post.',
        ],
        [
          'When you send us something, we process what you enter, and only for this purpose:',
          [
            'contact and reports of barriers: to answer you',
            'newsletter: to send it, once you have confirmed your sign-up through a link in an e-mail; every issue lets you unsubscribe',
            'events: to plan for you and to keep you informed',
            'studies: to write to you about taking part; the data of a study itself are explained to you separately before the scan',
            'voting: to send you a link to confirm, and to keep anyone from voting twice',
            'art contests: to check your work, to show it with your name and to keep you informed',
          ],
          'In secret votes we store who took part apart from what was chosen. Every hour and right after the end, the server writes both lists anew, each in random order, and deletes the log of the database (WAL) in which the ballots stood until then. After that nobody can tell whose a ballot is. Before that, only those who run the server itself could.',
          'The legal basis is your consent (Art. 6(1)(a) GDPR). You may withdraw it at any time for the future; a simple e-mail will do. If you write to us directly by e-mail, we deal with your request under Art. 6(1)(f) GDPR. E-mails are not always encrypted on their way to us, so please send confidential matters by post.',
        ],
      ),
      text(
        { id: 'embedded', title: { de: 'Videos und Karten', en: 'Videos and maps' } },
        [
          'Manche Seiten enthalten Videos oder Karten anderer Anbieter. Zunächst sehen Sie nur, worum es geht und wer der Anbieter ist. Erst wenn Sie auf „Anzeigen“ klicken, fragt Ihr Browser diesen Anbieter, der dann Ihre IP-Adresse erfährt. Mit dem Klick willigen Sie darin ein (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).',
        ],
        [
          'Some pages contain videos or maps from other providers. At first you see only what they are about and who the provider is. Your browser contacts the provider only when you click on ‘Show’, and the provider then learns your IP address. By clicking you consent to this (Art. 6(1)(a) GDPR, § 25(1) TDDDG).',
        ],
      ),
      text(
        { id: 'staff', title: { de: 'Bereich für Mitarbeitende', en: 'Staff area' } },
        [
          'Wer sich im internen Bereich anmeldet, erhält Cookies: einen für die Sitzung, einen für interne Dateien und einen, an dem wir das Gerät wiedererkennen, mit zweitem Faktor auch einen für die Minuten zwischen beiden Schritten. Sie sind für die Anmeldung nötig (§ 25 Abs. 2 TDDDG). Wer was ändert, halten wir fest, damit sich Fehler und Missbrauch aufklären lassen (Art. 6 Abs. 1 Buchst. f DSGVO).',
        ],
        [
          'Anyone who logs in to the staff area receives cookies: one for the session, one for internal files and one by which we recognise the device; with a second factor also one for the minutes between the two steps. They are necessary for logging in (§ 25(2) TDDDG). We record who changes what, so that mistakes and misuse can be cleared up (Art. 6(1)(f) GDPR).',
        ],
      ),
      text(
        { id: 'research', title: { de: 'Statistik und Forschung', en: 'Statistics and research' } },
        [
          'Zahlen über Veranstaltungen und Studien werten wir ohne Namen aus. Soweit dafür personenbezogene Daten nötig sind, gelten die Garantien nach Art. 89 Abs. 1 DSGVO: Wir verwenden so wenige wie möglich und entfernen den Bezug zur Person, sobald der Zweck es erlaubt.',
        ],
        [
          'Figures about events and studies are evaluated without names. As far as personal data are needed for this, the safeguards of Art. 89(1) GDPR apply: we use as few as possible and remove the link to the person as soon as the purpose allows.',
        ],
      ),
      text(
        { id: 'retention', title: { de: 'Fristen und Empfänger', en: 'Periods and recipients' } },
        [
          'Wie lange wir welche Daten behalten, steht unten auf dieser Seite in der Tabelle „Was wir aufbewahren, und wie lange“. Sie entsteht von selbst aus den Regeln, nach denen die Website löscht.',
          'An Dritte geben wir nichts weiter, außer ein Gesetz verpflichtet uns dazu. In Länder außerhalb der EU übermitteln wir selbst keine Daten.',
        ],
        [
          'The table ‘What we keep, and for how long’ below on this page says how long each kind of data is kept. It is made automatically from the rules by which the website deletes.',
          'We pass nothing on to others unless the law obliges us to. We ourselves transfer no data to countries outside the EU.',
        ],
      ),
      text(
        { id: 'your-rights', title: { de: 'Ihre Rechte', en: 'Your rights' } },
        [
          'Sie können von uns verlangen:',
          [
            'Auskunft über Ihre Daten (Art. 15 DSGVO)',
            'Berichtigung (Art. 16)',
            'Löschung (Art. 17)',
            'Einschränkung der Verarbeitung (Art. 18) und Mitteilung an Empfänger (Art. 19)',
            'Herausgabe in einem gängigen Format (Art. 20)',
          ],
          'Gegen eine Verarbeitung nach Art. 6 Abs. 1 Buchst. f können Sie aus Gründen, die sich aus Ihrer besonderen Lage ergeben, Widerspruch einlegen (Art. 21). Schreiben Sie dafür an office@example.org.',
          'Sie können sich außerdem bei einer Aufsichtsbehörde für den Datenschutz beschweren (Art. 77), etwa an Ihrem Wohnort oder am Sitz des Instituts.',
        ],
        [
          'You have the right to:',
          [
            'access to your data (Art. 15 GDPR)',
            'rectification (Art. 16)',
            'erasure (Art. 17)',
            'restriction of processing (Art. 18) and notification of recipients (Art. 19)',
            'receive your data in a common format (Art. 20)',
          ],
          'Where processing rests on Art. 6(1)(f), you may object on grounds relating to your particular situation (Art. 21). Please write to office@example.org.',
          'You may also complain to a data protection authority (Art. 77), for example where you live or where the institute is based.',
        ],
      ),
    ],
  },
  {
    category: 'legal',
    page: 'accessibility',
    title: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
    lead: {
      de: 'Wie weit diese Website für alle zugänglich ist, wo es noch fehlt und wie Sie uns eine Barriere melden.',
      en: 'How far this website is open to everyone, where it still falls short, and how to report a barrier.',
    },
    items: [
      text(
        { id: 'standard', title: { de: 'Woran wir uns messen', en: 'The standard we apply' } },
        [
          'Diese Erklärung gilt für die Website des Instituts für Ultrahochfeld-MRT. Maßstab sind das Behindertengleichstellungsgesetz (BGG) und die Barrierefreie-Informationstechnik-Verordnung (BITV 2.0). Sie setzen die Richtlinie (EU) 2016/2102 um und verweisen auf die Norm EN 301 549, die die Web Content Accessibility Guidelines (WCAG) 2.1 auf den Stufen A und AA enthält. Beim Bau der Website richten wir uns darüber hinaus nach den WCAG 2.2, Stufe AA.',
        ],
        [
          'This statement applies to the website of the Institute for Ultra-High-Field MRI. The standard is set by the German Disability Equality Act (BGG) and its ordinance on accessible information technology (BITV 2.0). They implement Directive (EU) 2016/2102 and refer to EN 301 549, which contains levels A and AA of the Web Content Accessibility Guidelines (WCAG) 2.1. In building the website we also follow WCAG 2.2, level AA.',
        ],
      ),
      text(
        { id: 'state', title: { de: 'Wie es steht', en: 'Compliance status' } },
        [
          'Die Website ist mit diesen Anforderungen weitgehend vereinbar. In den Begriffen der EU-Mustererklärung heißt das „teilweise vereinbar“, weil noch Ausnahmen bestehen.',
        ],
        [
          'The website is largely compliant with these requirements. In the terms of the EU model statement that means ‘partially compliant’, because exceptions remain.',
        ],
      ),
      text(
        {
          id: 'known-gaps',
          title: { de: 'Was noch nicht barrierefrei ist', en: 'What is not yet accessible' },
        },
        [
          [
            'Ältere PDF-Dateien, vor allem frühe Jahresberichte: Ihnen fehlen Überschriften, Lesereihenfolge und Beschreibungen der Bilder. Auf Anfrage schicken wir Ihnen den Text in anderer Form.',
            'Videos aus der Zeit vor 2026: Sie haben keine Audiodeskription. Neue Videos erhalten eine.',
            'Videos in Gebärdensprache: Sie werden gerade vorbereitet.',
          ],
        ],
        [
          [
            'Older PDF files, above all early annual reports: they lack headings, a reading order and descriptions of pictures. On request we will send you the text in another form.',
            'Videos made before 2026: they have no audio description. New videos are given one.',
            'Videos in sign language: they are being prepared.',
          ],
        ],
      ),
      text(
        { id: 'date-of-statement', title: { de: 'Stand dieser Erklärung', en: 'Date of this statement' } },
        [
          'Diese Erklärung wurde am 21. November 2026 erstellt. Sie beruht auf einer Selbstbewertung: Wir haben die Seiten in beiden Sprachen mit Prüfprogrammen, nur mit der Tastatur und mit Vorleseprogrammen untersucht. Wir überprüfen die Erklärung einmal im Jahr.',
        ],
        [
          'This statement was prepared on 21 November 2026. It is based on a self-assessment: we examined the pages in both languages with testing tools, with the keyboard alone and with screen readers. We review the statement once a year.',
        ],
      ),
      text(
        { id: 'report-a-barrier', title: { de: 'Eine Barriere melden', en: 'Reporting a barrier' } },
        [
          'Kommen Sie irgendwo nicht weiter, sagen Sie es uns bitte. Nutzen Sie das Formular unten auf dieser Seite, schreiben Sie an office@example.org oder rufen Sie an: +49 30 0000 1. Nennen Sie die Seite und was Sie dort tun wollten. Wir antworten innerhalb von vier Wochen.',
        ],
        [
          'If you get stuck anywhere, please tell us. Use the form below on this page, write to office@example.org or call +49 30 0000 1. Tell us which page it was and what you wanted to do there. We will answer within four weeks.',
        ],
      ),
      text(
        { id: 'enforcement', title: { de: 'Schlichtungsverfahren', en: 'Conciliation procedure' } },
        [
          'Sind Sie mit unserer Antwort nicht zufrieden oder bekommen Sie keine, können Sie sich an die Schlichtungsstelle nach § 16 BGG wenden. Sie vermittelt bei Streit über Barrierefreiheit zwischen Menschen mit Behinderungen und öffentlichen Stellen. Das Verfahren ist kostenlos, und Sie brauchen keinen rechtlichen Beistand.',
          'Schlichtungsstelle nach dem Behindertengleichstellungsgesetz bei dem Beauftragten der Bundesregierung für die Belange von Menschen mit Behinderungen, Mauerstraße 53, 10117 Berlin, Telefon +49 30 18527-2805, info@schlichtungsstelle-bgg.de, www.schlichtungsstelle-bgg.de',
        ],
        [
          'If our answer does not satisfy you, or you receive none, you can turn to the conciliation body under § 16 BGG. It mediates between people with disabilities and public bodies in disputes about accessibility. The procedure is free of charge, and you need no legal representation.',
          'Schlichtungsstelle nach dem Behindertengleichstellungsgesetz bei dem Beauftragten der Bundesregierung für die Belange von Menschen mit Behinderungen, Mauerstraße 53, 10117 Berlin, Germany, telephone +49 30 18527-2805, info@schlichtungsstelle-bgg.de, www.schlichtungsstelle-bgg.de',
        ],
      ),
    ],
  },
  {
    category: 'legal',
    page: 'easy-language',
    title: { de: 'Leichte Sprache', en: 'Easy Read' },
    lead: {
      de: 'Hier lesen Sie über uns in Leichter Sprache.',
      en: 'Here you can read about us in easy language.',
    },
    items: [
      text(
        { id: 'who-we-are', title: { de: 'Wer wir sind', en: 'Who we are' } },
        [
          'Wir sind ein Institut.',
          'Ein Institut ist ein Ort für Forschung.',
          'Forschung heißt: Wir wollen Neues herausfinden.',
          'Unser Institut ist in Larmorstadt.',
          'Wir haben sehr starke Magnete.',
          'Die Magnete sind in großen Geräten.',
          'Die Geräte heißen: MRT.',
          'Mit einem MRT macht man Bilder vom Körper.',
          'Zum Beispiel vom Gehirn.',
          'Das tut nicht weh.',
        ],
        [
          'We are an institute.',
          'An institute is a place for research.',
          'Research means: we want to find out new things.',
          'Our institute is in Larmorstadt. This is a town in Germany.',
          'We have very strong magnets.',
          'The magnets are in big machines.',
          'The machines are called: MRI scanners.',
          'An MRI scanner makes pictures of the body.',
          'For example, of the brain.',
          'It does not hurt.',
        ],
      ),
      text(
        { id: 'what-is-here', title: { de: 'Was Sie hier finden', en: 'What you can find here' } },
        [
          'Dies ist unsere Internet-Seite.',
          'Hier finden Sie:',
          [
            'Nachrichten aus dem Institut',
            'Infos über unsere Forschung',
            'Termine. Viele Termine sind für alle offen.',
            'Bilder aus dem MRT',
          ],
          'Sie können auch bei der Forschung mitmachen.',
          'Dann machen wir Bilder von Ihrem Körper.',
          'Sie müssen 18 Jahre alt sein oder älter.',
          'Wir erklären Ihnen vorher alles.',
          'Sie dürfen immer Nein sagen.',
        ],
        [
          'This is our website.',
          'Here you can find:',
          [
            'news from the institute',
            'information about our research',
            'events. Many events are open to everyone.',
            'pictures from the MRI scanner',
          ],
          'You can also take part in our research.',
          'Then we make pictures of your body.',
          'You must be 18 years old or older.',
          'We explain everything to you first.',
          'You can always say no.',
        ],
      ),
      text(
        { id: 'how-to-find-it', title: { de: 'So finden Sie etwas', en: 'How to find things' } },
        [
          'Oben auf jeder Seite ist ein Menü.',
          'Ein Menü ist eine Liste.',
          'In der Liste stehen die Teile von unserer Internet-Seite.',
          'Klicken Sie auf ein Wort.',
          'Dann sehen Sie den Teil.',
          'Oben können Sie auch die Sprache ändern.',
          'Es gibt Deutsch und Englisch.',
          'Und Sie können die Farben ändern.',
          'Es gibt hell und dunkel.',
          'Ganz unten auf jeder Seite sind noch mehr wichtige Seiten.',
          'Die anderen Seiten sind nicht in Leichter Sprache.',
        ],
        [
          'There is a menu at the top of every page.',
          'A menu is a list.',
          'The list shows the parts of our website.',
          'Click on a word.',
          'Then you see that part.',
          'At the top you can also change the language.',
          'You can choose German or English.',
          'And you can change the colours.',
          'You can choose light or dark.',
          'There are more important pages at the bottom of every page.',
          'The other pages are not in easy language.',
        ],
      ),
      block(
        'cards',
        { id: 'good-pages', title: { de: 'Wichtige Seiten', en: 'Important pages' } },
        {
          cards: [
            {
              title: { de: 'Nachrichten', en: 'News' },
              text: { de: 'Das ist bei uns passiert.', en: 'This has happened here.' },
              image: null,
              link: toNews,
            },
            {
              title: { de: 'Termine', en: 'Events' },
              text: { de: 'Besuchen Sie uns.', en: 'Come and see us.' },
              image: null,
              link: toEvents,
            },
            {
              title: { de: 'Kontakt', en: 'Contact' },
              text: { de: 'Schreiben Sie uns.', en: 'Write to us.' },
              image: null,
              link: toContact,
            },
          ],
        },
      ),
      text(
        { id: 'ask-us', title: { de: 'Haben Sie Fragen?', en: 'Do you have questions?' } },
        [
          'Fragen Sie uns.',
          'Unsere Telefon-Nummer ist: +49 30 0000 1.',
          'Unsere E-Mail-Adresse ist: office@example.org.',
          'Unsere Adresse ist: Feldstraße 7, 12345 Larmorstadt.',
        ],
        [
          'Ask us.',
          'Our telephone number is: +49 30 0000 1.',
          'Our e-mail address is: office@example.org.',
          'Our address is: Feldstraße 7, 12345 Larmorstadt, Germany.',
        ],
      ),
    ],
  },
  {
    category: 'legal',
    page: 'sign-language',
    title: { de: 'Gebärdensprache', en: 'Sign language' },
    lead: {
      de: 'Videos in Deutscher Gebärdensprache und in International Sign sind in Vorbereitung. Noch gibt es sie nicht.',
      en: 'Videos in German Sign Language and in International Sign are being prepared. They are not here yet.',
    },
    items: [
      text(
        { id: 'videos', title: { de: 'Was geplant ist', en: 'What is planned' } },
        [
          'Wir bereiten drei Videos vor, jedes in Deutscher Gebärdensprache (DGS) und in International Sign:',
          [
            'wer wir sind und was auf dieser Website steht',
            'wie Sie sich auf ihr zurechtfinden',
            'wie es um die Barrierefreiheit steht und wie Sie eine Barriere melden',
          ],
          'Gebärdet werden sie von tauben Fachleuten. Sobald ein Video fertig ist, sehen Sie es hier. Bis dahin finden Sie einen Teil dieser Angaben in Leichter Sprache.',
        ],
        [
          'We are preparing three videos, each in German Sign Language (DGS) and in International Sign:',
          [
            'who we are and what is on this website',
            'how to find your way around it',
            'how accessible it is and how to report a barrier',
          ],
          'They will be signed by deaf professionals. As soon as a video is ready you will see it here. Until then, part of this information is available in easy language.',
        ],
      ),
      text(
        {
          id: 'interpreters',
          title: { de: 'Dolmetschen bei Veranstaltungen', en: 'Interpreters at events' },
        },
        [
          'Zu öffentlichen Veranstaltungen und zu Gesprächen über eine Studie bestellen wir für Sie eine Dolmetscherin oder einen Dolmetscher. Das kostet Sie nichts. Schreiben Sie bitte drei Wochen vorher an office@example.org. Nennen Sie uns',
          [
            'die Veranstaltung oder den Termin',
            'die Sprache: DGS oder International Sign',
            'ob Sie im Saal sind oder online zusehen',
          ],
          'Melden Sie sich auch, wenn die Zeit kürzer ist. Wir versuchen es dann und sagen Ihnen offen, ob es gelingt.',
        ],
        [
          'For public events, and for conversations about a study, we book an interpreter for you. There is no charge. Please write to office@example.org three weeks ahead and tell us',
          [
            'the event or appointment',
            'the language: DGS or International Sign',
            'whether you will be in the hall or watching online',
          ],
          'Write even if there is less time. We will try, and tell you frankly whether it works.',
        ],
      ),
    ],
  },
]
