import { specGatheringMomentum } from './gathering-momentum.ts';

specGatheringMomentum('gathering-momentum-west', 'the West', 'AK AZ CA CO HI ID KS MT ND NE NM NV OK OR SD UT WA WY');
