import type { SeedNews } from '../news.ts'
import { block, text } from '../pages/parts.ts'

export const lectureNews: SeedNews = {
  picture: 'heartbeat',
  category: 'Institut',
  tags: ['Hahn-Vorlesung', 'Gehirn'],
  daysAgo: 221,
  title: {
    de: 'Hahn-Vorlesung: Ein Abend im Takt des Herzens',
    en: 'Hahn Lecture: an evening in time with the heart',
  },
  teaser: {
    de: 'Ingrid Sørbøe aus Bergen hat erklärt, wie man den Hirnstamm misst, obwohl er keinen Augenblick stillhält. Ein Rückblick.',
    en: 'Ingrid Sørbøe from Bergen explained how to measure the brainstem although it never keeps still. A look back.',
  },
  text: {
    de: [
      'Atmen, schlucken, wach sein: Dafür sorgt der Hirnstamm, ein Gebiet, kaum größer als ein Daumen. Ausgerechnet dieses Gebiet gelingt auf Bildern am schlechtesten. Mit jedem Herzschlag wird es um ein bis zwei Zehntelmillimeter verschoben, und die Luft im Rachen und in den Ohren verbiegt das Feld.',
      'Prof. Dr. Ingrid Sørbøe hat sich davon nicht abschrecken lassen. In ihrer [Hahn-Vorlesung „Echos aus der Tiefe“](/de/info/veranstaltung/hahn-vorlesung-echos-aus-der-tiefe) zeigte sie, wie es doch geht. Alle 120 Plätze im Hörsaal waren besetzt, mehr als dreihundert Menschen sahen von zu Hause aus zu.',
    ],
    en: [
      'Breathing, swallowing, being awake: all this is the work of the brainstem, a region hardly larger than a thumb. It is also the region that images show worst. Each heartbeat moves it by one or two tenths of a millimetre, and the air in the throat and in the ears bends the field.',
      'Prof. Dr. Ingrid Sørbøe was not put off. In her [Hahn Lecture ‘Echoes from the deep’](/en/info/event/hahn-lecture-echoes-from-the-deep) she showed how it can be done. All 120 seats in the lecture hall were taken, and more than three hundred people watched from home.',
    ],
  },
  items: [
    text(
      { id: 'waiting-for-rest', title: { de: 'Warten, bis Ruhe ist', en: 'Waiting for a moment of rest' } },
      [
        'Eine Elektrode auf der Brust meldet jeden Herzschlag. Kurz danach presst das Herz Blut in den Kopf, und der Hirnstamm gibt nach. Eine knappe halbe Sekunde später liegt er wieder ruhig, und nur dann wird gemessen. Das kostet Zeit: Von jeder Sekunde bleibt kaum ein Fünftel. Dafür werden Kerne sichtbar, die vorher im Nebel lagen.',
        'Das verbogene Feld lässt sich ebenfalls beherrschen. Eine Karte, in einer Minute aufgenommen, sagt für jede Stelle, wie weit sie im Bild verrutscht ist. Man rechnet sie zurück an ihren Platz.',
      ],
      [
        'An electrode on the chest reports each heartbeat. Shortly after it the heart presses blood into the head, and the brainstem yields. Just under half a second later it is at rest again, and only then does the scanner measure. This costs time: hardly a fifth of each second remains. In return, nuclei become visible that used to lie in a fog.',
        'The bent field can be mastered as well. A map, recorded within a minute, says for each place how far it has slipped in the image. The computer then puts it back.',
      ],
    ),
    block(
      'quote',
      { id: 'in-her-words' },
      {
        text: {
          de: 'Man kann das Herz nicht anhalten. Aber man kann höflich warten, bis es Pause macht.',
          en: 'You cannot stop the heart. But you can wait politely until it takes a break.',
        },
        name: 'Prof. Dr. Ingrid Sørbøe',
        role: { de: 'in der Hahn-Vorlesung', en: 'in the Hahn Lecture' },
        image: null,
      },
    ),
    text(
      { id: 'to-look-up', title: { de: 'Zum Nachlesen und Vormerken', en: 'To look up and to note' } },
      [
        'In der Diskussion ging es vor allem um eine Frage: Wird das je schnell genug für die Klinik? Sørbøe hält zwanzig Minuten für erreichbar, heute sind es vierzig. Ähnliche Verfahren nutzt bei uns die Gruppe [Kardiale MRT](/de/forschung/gruppe/kardiale-mrt), dort allerdings, um das Herz selbst zu sehen.',
        'Alle Vorlesungen seit 2007 stehen in der [Geschichte der Hahn-Vorlesung](/de/info/hahn-lecture/geschichte). Wann die nächste stattfindet und wie Sie sich anmelden, erfahren Sie auf der Seite der [Hahn-Vorlesung](/de/info/hahn-lecture). Und warum sie so heißt, erzählt die Seite über [Erwin Hahn](/de/ueber/erwin-hahn).',
      ],
      [
        'The discussion turned on one question: will this ever be fast enough for the clinic? Sørbøe believes that twenty minutes can be reached; today it takes forty. Our group [Cardiac MRI](/en/research/group/cardiac-mri) uses similar methods, though to see the heart itself.',
        'All lectures since 2007 are listed in the [history of the Hahn Lecture](/en/info/hahn-lecture/history). The page of the [Hahn Lecture](/en/info/hahn-lecture) says when the next one is and how to register. And the page about [Erwin Hahn](/en/about/erwin-hahn) tells why it bears his name.',
      ],
    ),
  ],
}
