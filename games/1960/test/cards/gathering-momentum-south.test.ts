import { specGatheringMomentum } from './gathering-momentum.ts';

specGatheringMomentum('gathering-momentum-south', 'the South', 'AL AR FL GA LA MS NC SC TN TX VA');
