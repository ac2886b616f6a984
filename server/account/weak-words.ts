// Words that people use when a password has to be long. Lower case, without spaces and accents.

const german = `passwort kennwort geheim geheimnis hallo willkommen anmelden anmeldung zugang benutzer verwaltung
 sommer winter herbst fruehling fruhling januar februar maerz april mai juni juli august september oktober november
 dezember montag dienstag mittwoch donnerstag freitag samstag sonntag schatz liebe ichliebedich sonne mond sterne
 fussball bayern muenchen berlin hamburg koeln deutschland essen dortmund schalke borussia mama papa familie kinder
 hund katze maus blume garten haus auto ferrari mercedes porsche master meister test testen arbeit institut
 forschung labor klinik universitaet uni hochschule physik medizin magnet spule tomograph neu alt mein dein das ist
 ein eine der die und nicht bitte danke einfach sicher sicherheit schluessel`

const english = `password passphrase secret welcome login logon letmein admin administrator root user guest access
 master default changeme temporary summer winter autumn spring january february march april may june july august
 september october november december monday tuesday wednesday thursday friday saturday sunday love iloveyou sunshine
 princess dragon monkey shadow football baseball superman batman starwars pokemon michael daniel thomas jordan
 charlie ashley hello world computer internet server system network security secure test testing demo example sample
 institute research scanner imaging resonance magnetic science my your the this is not very long new old and for one
 two three four five six seven eight nine ten trustno qwerty qwertz qwertzuiop qwertyuiop asdf asdfgh asdfghjkl yxcv
 yxcvbnm zxcv zxcvbnm`

const institute = `ultrahochfeld ultrahighfield ultra hoch high feld field hahn erwin erwinhahn erwinhahninstitut mrt mri fmri tesla siebentesla
 seventesla larmor backstage artifact lecture vorlesung fuer for of des zollverein ruhr für duisburg kernspin spinecho echo
 bildgebung resonanz magnetresonanz tomographie tomografie gradient proton`

/** Common parts, the longest first. */
export const weakWords = [...new Set(`${german} ${english} ${institute}`.split(/\s+/))].sort(
  (a, b) => b.length - a.length,
)

/** Whole sentences that everybody knows. */
export const weakPhrases = new Set(
  `correcthorsebatterystaple thequickbrownfox thequickbrownfoxjumpsoverthelazydog tobeornottobe
 tobeornottobethatisthequestion maytheforcebewithyou iamyourfather luckyiamyourfather allyourbasearebelongtous
 onceuponatime happilyeverafter houstonwehaveaproblem elementarymydearwatson iwillbeback nevergonnagiveyouup
 nevergonnagiveyouupnevergonnaletyoudown letitbeletitbe yellowsubmarine weareallinayellowsubmarine
 allyouneedislove imaginealltthepeople imagineallthepeople stairwaytoheaven bohemianrhapsody isthisthereallife
 wewillwerockyou wewillrockyou wearethechampions whiskeyinthejar herecomesthesun nosmokewithoutfire
 practicemakesperfect timewilltell whatgoesaroundcomesaround knowledgeispower iloveyouverymuch iloveyousomuch
 iloveyouforever ihatemyjob ihatepasswords givemeliberty livelongandprosper beammeupscotty winteriscoming
 speakfriendandenter onedoesnotsimply theanswerisfortytwo hitchhikersguide nothingisimpossible mysecretpassword
 thisismypassword thisisapassword thisismysecret thisisverysecret letmeinplease openthedoor opensesame
 sesamoeffnedich sesamoffnedich sesamöffnedich dasistmeinpasswort dasistmeinkennwort dasistgeheim dasistsehrgeheim
 meingeheimespasswort einsicherespasswort ichliebedich ichliebedichsehr ichliebedichüberalles ichliebemeinefamilie
 ichbineinberliner franzjagtimkomplettverwahrlostentaxi franzjagtimkomplettverwahrlostentaxiquerdurchbayern
 seinodernichtsein seinodernichtseindasisthierdiefrage eswareinmal undwennsienichtgestorbensind allemeineentchen
 haenschenklein hänschenklein hoppehoppereiter fuchsdudiegansgestohlen stillenachtheiligenacht ohtannenbaum
 otannenbaum einigkeitundrechtundfreiheit freudeschoenergoetterfunken freudeschönergötterfunken allesgutekommtvonoben
 morgenstundhatgoldimmund werzuletztlachtlachtambesten allerganfangistschwer aalleranfangistschwer
 alleranfangistschwer uebungmachtdenmeister übungmachtdenmeister aufdieplaetzefertiglos hastalavistababy
 derfruehevogelfaengtdenwurm derfrühevogelfängtdenwurm wernichtwagtdernichtgewinnt kommtzeitkommtrat
 atemlosdurchdienacht neunundneunzigluftballons marmorsteinundeisenbricht ueberdenwolken überdenwolken
 dergeraethatteschuld dasgeraethatteschuld esistnichtallesgoldwasglaenzt esistnichtallesgoldwasglänzt`
    .split(/\s+/)
    .filter(phrase => phrase !== ''),
)
