import { specGatheringMomentum } from './gathering-momentum.ts';

specGatheringMomentum('gathering-momentum-midwest', 'the Midwest', 'IA IL IN KY MI MN MO OH WI');
