/** A Campaign Card: its name and a line of campaign wisdom. The points come from the card file. */
export interface CampaignCardText {
  readonly name: string;
  readonly flavour: string;
}
