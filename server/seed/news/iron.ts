import type { SeedNews } from '../news.ts'
import { block, document, text } from '../pages/parts.ts'

const asked = (de: [string, string], en: [string, string]) => ({
  question: { de: de[0], en: en[0] },
  answer: { de: document([de[1]]), en: document([en[1]]) },
})

export const ironNews: SeedNews = {
  picture: 'dipoleField',
  category: 'Forschung',
  tags: ['Eisen', 'Schlaf', 'Freiwillige', 'Gehirn'],
  daysAgo: 149,
  title: {
    de: 'Was Eisen im Gehirn mit dem Schlaf zu tun hat',
    en: 'What iron in the brain has to do with sleep',
  },
  teaser: {
    de: 'Eine neue Studie misst bei 7 Tesla, wie viel Eisen in tiefen Kernen des Gehirns liegt, und vergleicht es mit sieben Nächten Schlaf. Wir suchen Freiwillige.',
    en: 'A new study measures at 7 tesla how much iron lies in deep nuclei of the brain, and compares it with seven nights of sleep. We are looking for volunteers.',
  },
  text: {
    de: [
      'Abends, sobald Ruhe einkehrt, beginnen die Beine zu kribbeln und wollen bewegt werden: Beim Syndrom der unruhigen Beine finden viele Menschen stundenlang nicht in den Schlaf. In einem kleinen Kern tief im Gehirn, der Substantia nigra, haben sie im Mittel weniger Eisen als andere. Warum, ist nicht geklärt, und ob geringe Unterschiede auch bei Gesunden den Schlaf verändern, hat kaum jemand untersucht.',
      'Danach fragt nun eine Studie unserer Gruppen [Quantitative MRT](/de/forschung/gruppe/quantitative-mrt) und [Klinische Anwendung](/de/forschung/gruppe/klinische-anwendung). Sie behandelt niemanden, sie misst.',
    ],
    en: [
      'In the evening, as soon as everything is quiet, the legs begin to tingle and want to move: with restless legs syndrome many people lie awake for hours. In a small nucleus deep in the brain, the substantia nigra, they have less iron than others on average. Nobody knows quite why, and whether small differences affect sleep in healthy people, too, has hardly been studied.',
      'This is the question of a new study by our groups [Quantitative MRI](/en/research/group/quantitative-mri) and [Clinical translation](/en/research/group/clinical-translation). It treats nobody; it measures.',
    ],
  },
  items: [
    block(
      'pictureText',
      { id: 'seeing-iron', title: { de: 'Eisen sehen', en: 'Seeing iron' } },
      {
        image: 'decayCurves',
        caption: {
          de: 'Je mehr Eisen, desto schneller verklingt das Signal.',
          en: 'The more iron there is, the faster the signal dies away.',
        },
        text: {
          de: document([
            'Nervenzellen brauchen Eisen, unter anderem, um den Botenstoff Dopamin herzustellen. Gespeichert wird es in einem Eiweiß, dem Ferritin, und dort ist es schwach magnetisch. Ein Kern mit viel Eisen verändert deshalb das Feld in seiner Umgebung: darüber und darunter wird es stärker, seitlich schwächer. Der Unterschied beträgt nur einige Hundertmillionstel. Bei 7 Tesla verschiebt das die Frequenz um mehrere Hertz, und das ist gut zu messen.',
            'Aus der Karte der Frequenzen rechnen wir zurück, wo wie viel Eisen liegt. Als Gegenprobe dient, wie schnell das Signal verklingt. Blut oder Gewebe müssen wir dafür nicht entnehmen, und Kontrastmittel brauchen wir auch nicht.',
          ]),
          en: document([
            'Nerve cells need iron, among other things to make the messenger dopamine. It is stored in a protein called ferritin, where it is weakly magnetic. A nucleus with much iron therefore changes the field around it: above and below the field grows stronger, at the sides weaker. The difference is a few hundred-millionths. At 7 tesla this shifts the frequency by several hertz, which is easy to measure.',
            'From the map of frequencies we work out where the iron is and how much. How fast the signal dies away serves as a check. No blood or tissue has to be taken for this, and no contrast agent is needed.',
          ]),
        },
      },
    ),
    block(
      'timeline',
      { id: 'what-to-expect', title: { de: 'So läuft es ab', en: 'What happens on the day' } },
      {
        entries: [
          {
            when: { de: 'Woche 1', en: 'Week 1' },
            title: { de: 'Ein Gespräch', en: 'A conversation' },
            text: {
              de: 'Am Telefon klären wir, ob die Studie zu Ihnen passt. Das dauert zwanzig Minuten.',
              en: 'On the telephone we find out whether the study suits you. This takes twenty minutes.',
            },
          },
          {
            when: { de: 'Woche 2', en: 'Week 2' },
            title: { de: 'Sieben Nächte', en: 'Seven nights' },
            text: {
              de: 'Sie schlafen zu Hause, mit einem Bewegungsmesser am Handgelenk, und füllen morgens einen kurzen Bogen aus.',
              en: 'You sleep at home with a motion sensor on your wrist, and fill in a short form each morning.',
            },
          },
          {
            when: { de: 'Woche 3', en: 'Week 3' },
            title: { de: 'Fünfzig Minuten', en: 'Fifty minutes' },
            text: {
              de: 'Sie liegen im Gerät mit 7 Tesla. Eine kleine Blutprobe zeigt, wie viel Eisen Ihr Körper gespeichert hat.',
              en: 'You lie in the 7-tesla scanner. A small blood sample shows how much iron your body has in store.',
            },
          },
        ],
      },
    ),
    block(
      'faq',
      { id: 'questions', title: { de: 'Häufige Fragen', en: 'Common questions' } },
      {
        entries: [
          asked(
            [
              'Muss ich schlecht schlafen?',
              'Nein. Wir suchen Menschen von 40 bis 70 Jahren, die gut schlafen, und solche mit unruhigen Beinen.',
            ],
            [
              'Do I have to be a bad sleeper?',
              'No. We are looking for people from 40 to 70 who sleep well, and for people with restless legs.',
            ],
          ),
          asked(
            [
              'Soll ich vorher Eisen nehmen?',
              'Nein. Ändern Sie bitte nichts, auch nicht an Ihren Medikamenten. Zu viel Eisen schadet; ob Ihnen welches fehlt, klärt Ihre Ärztin oder Ihr Arzt.',
            ],
            [
              'Should I take iron beforehand?',
              'No. Please change nothing, nor your medication. Too much iron does harm, and whether you lack any is a question for your doctor.',
            ],
          ),
        ],
      },
    ),
    text(
      { id: 'good-to-know', title: { de: 'Gut zu wissen', en: 'Good to know' } },
      [
        'Die Ethikkommission hat der Studie zugestimmt. Sie erhalten 15 Euro je Stunde und Ihre Fahrtkosten. Was für alle Studien gilt, etwa zu Implantaten und zu Zufallsbefunden, steht unter [An Studien teilnehmen](/de/forschung/probanden).',
      ],
      [
        'The ethics committee has approved the study. You receive 15 euros an hour and your travel costs. What applies to all our studies, for instance regarding implants and incidental findings, is on the page [Take part in studies](/en/research/volunteers).',
      ],
    ),
    block(
      'callToAction',
      { id: 'take-part' },
      {
        text: {
          de: 'Sie möchten mitmachen? Dr. Philippa Rosenstolz und Freya Sønderby beantworten Ihre Fragen.',
          en: 'Would you like to take part? Dr. Philippa Rosenstolz and Freya Sønderby will answer your questions.',
        },
        label: { de: 'Zum Kontaktformular', en: 'Go to the contact form' },
        link: { href: '/de/kontakt' },
      },
    ),
  ],
}
