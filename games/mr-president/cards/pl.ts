import type { CardTexts } from './cards.ts';

/** The 13 Campaign Cards of one hand in Polish, weakest first. */
export const cards: CardTexts = {
  'campaign-promises': {
    name: 'Obietnice wyborcze',
    flavour: 'Składa się je na poczekaniu. Na spełnienie trzeba poczekać.',
  },
  billboards: { name: 'Billboardy', flavour: 'Cztery metry uśmiechu na sześćdziesiąt kilometrów szosy.' },
  'newspaper-ads': { name: 'Ogłoszenia w gazetach', flavour: 'Strona piąta, tuż nad wyprzedażą materacy.' },
  'bus-tours': {
    name: 'Objazd autobusem',
    flavour: 'Do piątku każde miasto powiatowe. Cierpi na tym kręgosłup, na szczęście nie moralny.',
  },
  'radio-speeches': { name: 'Przemówienia radiowe', flavour: 'Nikt nie widzi ściągi, ziewania ani skarpet.' },
  'train-tours': { name: 'Objazd pociągiem', flavour: 'Machasz z ostatniego pomostu, więc tłum zawsze stoi za tobą.' },
  'plane-tours': {
    name: 'Objazd samolotem',
    flavour: 'Śniadanie nad jednym oceanem, kolacja nad drugim, a po drodze mowa z głową w chmurach.',
  },
  'tv-debates': { name: 'Debaty telewizyjne', flavour: 'Godzina argumentów, z której wszyscy pamiętają oświetlenie.' },
  'farm-vote': { name: 'Głosy rolników', flavour: 'Wstają wcześniej od ciebie i od razu widzą, że masz nowe gumiaki.' },
  'womens-vote': { name: 'Głosy kobiet', flavour: 'Połowa kraju dość się już nasłuchała drugiej połowy.' },
  'labor-backing': {
    name: 'Poparcie związkowców',
    flavour: 'Całe zmiany podbijają dla ciebie kartę, z własną kawą w termosie.',
  },
  'business-backing': { name: 'Poparcie biznesu', flavour: 'Mocny uścisk dłoni, a w nim coś twardego: wizytówka.' },
  'full-party-backing': {
    name: 'Poparcie całej partii',
    flavour: 'Klaszczą nawet ci, którzy chcieli być na twoim miejscu.',
  },
};
