import { specGatheringMomentum } from './gathering-momentum.ts';

specGatheringMomentum('gathering-momentum-east', 'the East', 'CT DE MA MD ME NH NJ NY PA RI VT WV');
