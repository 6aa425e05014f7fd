/** What declarations of the settings name: of this feature alone, so that no other editor loads it. */
export { RobotsTester } from './RobotsTester';
export { SettingHistory } from './SettingHistory';
export { IndexNowLog } from './IndexNowLog';
export { VisitorAnswers } from './VisitorAnswers';
