/** The words printed on one card: its title and what a player reads as its effect. */
export interface CardText {
  readonly title: string;
  readonly effect: string;
}
